import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';

/** Entries sorted by product id, for binary search. */
export type EntriesById<T extends Searchable> = readonly CatalogueEntry<T>[];

/** An added or changed product, or a removed one (`null`). */
export type CatalogueChange<T extends Searchable> = {
  readonly id: string;
  readonly entry: CatalogueEntry<T> | null;
};

export function sortedById<T extends Searchable>(entries: readonly CatalogueEntry<T>[]): EntriesById<T> {
  return entries.toSorted((one, other) => compared(one.product.id, other.product.id));
}

/** The position of an id, or where it would be inserted. The search begins at `from`. */
export function placeOf(entries: EntriesById<Searchable>, id: string, from = 0): number {
  let first = from;
  let end = entries.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((entries[middle]?.product.id ?? '') < id) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** The entry of the product with this id, or `null`. */
export function entryWithId<T extends Searchable>(
  entries: EntriesById<T>,
  id: string,
): CatalogueEntry<T> | null {
  const entry = entries[placeOf(entries, id)];
  return entry?.product.id === id ? entry : null;
}

/** The entries after the changes. Each change is of another product. */
export function changedEntries<T extends Searchable>(
  before: EntriesById<T>,
  changes: readonly CatalogueChange<T>[],
): EntriesById<T> {
  const after: CatalogueEntry<T>[] = [];
  let from = 0;
  for (const { id, entry } of changes.toSorted((one, other) => compared(one.id, other.id))) {
    const place = placeOf(before, id, from);
    for (const unchanged of before.slice(from, place)) after.push(unchanged);
    if (entry !== null) after.push(entry);
    from = before[place]?.product.id === id ? place + 1 : place;
  }
  for (const unchanged of before.slice(from)) after.push(unchanged);
  return after;
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
