import type { ReactNode } from 'react';
import type { RememberedKind, RememberedProducts } from '#domain/favourites/remembered-products.ts';
import { useRemembered } from './use-remembered.ts';

export type Lists = Readonly<Record<RememberedKind, RememberedProducts>>;

type RememberedListsProps = {
  /** Shown until both lists are read. */
  readonly awaited: ReactNode;
  readonly children: (lists: Lists) => ReactNode;
};

/** What this browser remembers, as it is now. */
export function RememberedLists({ awaited, children }: RememberedListsProps) {
  const favourites = useRemembered('favourites');
  const seen = useRemembered('seen');
  return favourites && seen ? children({ favourites, seen }) : awaited;
}
