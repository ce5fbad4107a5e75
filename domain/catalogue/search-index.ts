import { type CatalogueEntry, catalogueEntry, type Searchable } from './catalogue-entry.ts';
import { type EntriesById, placeOf, sortedById } from './entries-by-id.ts';
import type { Filters } from './filters.ts';
import { answerTo, type KnownAnswers } from './known-answers.ts';
import { type Matches, matchesIn, type Search, searchFor } from './matches.ts';
import { ORDER_SEEDS, orderSeed, shuffledPositions } from './shuffled.ts';

/** A catalogue made ready to be searched. It never changes: a write gives a new one that shares all other entries. */
export type CatalogueIndex<T extends Searchable> = {
  readonly entries: EntriesById<T>;
  /**
   * Every code of the entries, as `codeKey` makes it, and maybe others: most texts are no code at all. A write adds to
   * it, and it is one with the index that this one came from; to that one a code too many is a look in vain.
   */
  readonly codes: Set<string>;
  /** What `orderFor` has worked out, by seed. */
  readonly orders: KnownAnswers<number, Uint32Array, OrderStep>;
  /** What `matchesFor` has worked out, by filters. */
  readonly searches: KnownAnswers<string, Matches, MatchesStep>;
};

/** What a write makes of an order; and of what a search found, `null` where it has to be searched anew. */
export type OrderStep = (order: Uint32Array, seed: number) => Uint32Array;
type MatchesStep = (matches: Matches, search: Search) => Matches | null;

/** Each holds a byte for every product. */
const MOST_SEARCHES = 64;

export function indexed<T extends Searchable>(products: readonly T[]): CatalogueIndex<T> {
  return indexedEntries(products.map(catalogueEntry));
}

/** The same for products whose entries were made one by one. */
export function indexedEntries<T extends Searchable>(
  entries: readonly CatalogueEntry<T>[],
): CatalogueIndex<T> {
  return indexOf(sortedById(entries));
}

/** The index of the products that are kept. */
export function narrowed<T extends Searchable>(
  { entries }: CatalogueIndex<T>,
  isKept: (product: T) => boolean,
): CatalogueIndex<T> {
  return indexOf(entries.filter(({ product }) => isKept(product)));
}

/** The entry of the product of that id, or `null`. */
export function entryWithId<T extends Searchable>(
  { entries }: CatalogueIndex<T>,
  id: string,
): CatalogueEntry<T> | null {
  const entry = entries[placeOf(entries, id)];
  return entry?.product.id === id ? entry : null;
}

/** The product of that id, or `null`. */
export function productWithId<T extends Searchable>(index: CatalogueIndex<T>, id: string): T | null {
  return entryWithId(index, id)?.product ?? null;
}

/** The positions of the entries in the order of a seed. */
export function orderFor<T extends Searchable>(index: CatalogueIndex<T>, seed: number): Uint32Array {
  const question = orderSeed(seed);
  return answerTo(index.orders, {
    question,
    workOut: () =>
      shuffledPositions(
        index.entries.map((entry) => entry.product),
        question,
      ),
    follow: (order, step) => step(order, question),
    most: ORDER_SEEDS,
  });
}

/** The entries that match, by position. */
export function matchesFor<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): Matches {
  const search = searchFor(filters);
  return answerTo(index.searches, {
    question: JSON.stringify(search),
    workOut: () => matchesIn(index, search),
    follow: (matches, step) => step(matches, search),
    most: MOST_SEARCHES,
  });
}

/** An index of entries in the order of their ids, about which nothing is known yet. */
export function indexOf<T extends Searchable>(
  entries: EntriesById<T>,
  codes = new Set(entries.map(({ code }) => code)),
): CatalogueIndex<T> {
  return { entries, codes, orders: new Map(), searches: new Map() };
}
