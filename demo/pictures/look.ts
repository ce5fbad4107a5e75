import type { Illustration } from '../illustrations/illustration.ts';
import type { Facts } from './facts.ts';

/** How a product is drawn, and in which tints if it has no colours of its own. */
export type Look = {
  readonly drawing: Illustration;
  /** Slugs of colours or materials; products of one archetype take turns. */
  readonly tints?: readonly string[];
  /** The second colour; without one, a colour that goes with the first. */
  readonly accent?: string;
};

/** The looks of a subsection, by their archetypes' names. */
export type Looks = Readonly<Record<string, (facts: Facts) => Look>>;
