import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Capability } from '#domain/accounts/roles.ts';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import type { Family } from './use-families.tsx';
import type { PendingCount } from './use-pending-count.tsx';

/** What the desk counts, for badges; `null` until it is known. */
export type DeskCounts = { readonly orders: PendingCount['counts']; readonly news: WireDeskNews | null };

export type MenuEntry = {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** It shows once the shop has switched this on. */
  readonly family?: Family;
  /** What waits there: its number, and what it counts ('sin leer'). */
  readonly badge?: { readonly noun: string; count(desk: DeskCounts): number };
};

/** What the dashboard's frame knows of a feature: its menu, permissions and pending screens follow from it. */
export type Section = {
  /** Its address. What lies below it needs the same capability. */
  readonly path: string;
  /** What its screens need; every role may open a section without one. */
  readonly capability?: Capability;
  /** Stands for its screen while code and data arrive, as high as what replaces it. */
  readonly Loading: ComponentType;
  /** A section without an entry is reached from others. */
  readonly menu?: MenuEntry;
};
