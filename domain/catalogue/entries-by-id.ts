import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';

/** Entries in the order of their products' ids, in which they are found fast. */
export type EntriesById<T extends Searchable> = readonly CatalogueEntry<T>[];

export function sortedById<T extends Searchable>(entries: readonly CatalogueEntry<T>[]): EntriesById<T> {
  return entries.toSorted(({ product: one }, { product: other }) => {
    if (one.id === other.id) return 0;
    return one.id < other.id ? -1 : 1;
  });
}

/** Where an id stands, or would stand. */
export function placeOf(entries: EntriesById<Searchable>, id: string): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle]?.product.id ?? '') < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
