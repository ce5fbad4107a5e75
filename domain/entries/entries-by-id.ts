import type { CatalogueEntry, Searchable } from './catalogue-entry.ts';
import { isSearchedAlike } from './is-searched-alike.ts';

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

/** The position of an id, or where it would be inserted. */
export function placeOf(entries: EntriesById<Searchable>, id: string): number {
  return placeBetween(entries, id, { first: 0, end: entries.length });
}

/** The same from a position on, in few steps for an id that is near. */
function placeAfter(entries: EntriesById<Searchable>, id: string, from: number): number {
  let first = from;
  let step = 1;
  while ((entries[first + step - 1]?.product.id ?? id) < id) {
    first += step;
    step *= 2;
  }
  return placeBetween(entries, id, { first, end: Math.min(first + step - 1, entries.length) });
}

type Span = { first: number; end: number };

function placeBetween(entries: EntriesById<Searchable>, id: string, { first, end }: Span): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.product.id ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entry of the product with this id, or `null`. */
export function entryWithId<T extends Searchable>(
  entries: EntriesById<T>,
  id: string,
): CatalogueEntry<T> | null {
  const entry = entries[placeOf(entries, id)];
  return entry?.product.id === id ? entry : null;
}

export type ChangedEntries<T extends Searchable> = {
  readonly entries: EntriesById<T>;
  /** Whether no product came and none left. */
  readonly hasSameIds: boolean;
  /** Whether each changed product has the texts that searches compare. */
  readonly hasSameTexts: boolean;
};

/** Changes between two pauses. */
const PIECE = 2000;

/**
 * The entries after the changes, each of another product; `null` when they concern none of the entries. A product that is
 * not kept counts as removed. It pauses between pieces, because a change can concern every product.
 */
export function* changedEntries<T extends Searchable>(
  before: EntriesById<T>,
  changes: readonly CatalogueChange<T>[],
  isKept: (product: T) => boolean,
): Generator<undefined, ChangedEntries<T> | null> {
  const after: CatalogueEntry<T>[] = [];
  let from = 0;
  let isChanged = false;
  let hasSameIds = true;
  let hasSameTexts = true;
  const sorted = changes.toSorted((one, other) => compared(one.id, other.id));
  for (const [index, { id, entry }] of sorted.entries()) {
    if (index % PIECE === PIECE - 1) yield;
    const place = placeAfter(before, id, from);
    const earlier = before[place];
    const isThere = earlier?.product.id === id;
    const kept = entry !== null && isKept(entry.product) ? entry : null;
    if (kept === null && !isThere) continue;
    isChanged = true;
    hasSameIds &&= kept !== null && isThere;
    hasSameTexts &&= kept !== null && isThere && isSearchedAlike(earlier, kept);
    for (const unchanged of before.slice(from, place)) after.push(unchanged);
    if (kept !== null) after.push(kept);
    from = isThere ? place + 1 : place;
  }
  if (!isChanged) return null;
  for (const unchanged of before.slice(from)) after.push(unchanged);
  return { entries: after, hasSameIds, hasSameTexts };
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
