import type { ReactNode } from 'react';

/** The version of the person at the screen, or the one that somebody else saved first. */
export type Side = 'mine' | 'theirs';

/** A part that the two versions have differently, and that is chosen as a whole. */
export type VersionDifference = {
  readonly key: string;
  readonly label: string;
  /** 'theirs' if only they changed the part; otherwise 'mine'. */
  readonly suggested: Side;
  readonly shown: Readonly<Record<Side, ReactNode>>;
};
