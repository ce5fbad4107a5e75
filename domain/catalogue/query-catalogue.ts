import type { Searchable } from './catalogue-entry.ts';
import type { Filters } from './filters.ts';
import type { Matches } from './matches.ts';
import { clampedPage, lastPageOf } from './page-size.ts';
import { type CatalogueIndex, matchesFor, orderFor } from './search-index.ts';

export type CataloguePage<T> = {
  readonly products: readonly T[];
  /** How many products match, over all pages. */
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
};

type CatalogueQuery = {
  readonly filters: Filters;
  readonly seed: number;
  /** From 1; a page beyond the last becomes the last (GRID-020). */
  readonly page: number;
  readonly size: number;
};

/**
 * One page of the matching products: those that fit the text best first, others in the seed's order (FIND-001). A text that
 * is a product's code finds that product alone; any other text is searched by its words (SEARCH-G07).
 */
export function queryCatalogue<T extends Searchable>(
  index: CatalogueIndex<T>,
  { filters, seed, page: wanted, size }: CatalogueQuery,
): CataloguePage<T> {
  const matches = matchesFor(index, filters);
  const lastPage = lastPageOf(matches.total, size);
  const page = clampedPage({ page: wanted, lastPage });
  const products = sliceOf(index, { matches, seed, from: (page - 1) * size, size });
  return { products, total: matches.total, page, lastPage };
}

/** All matching products, in the order of the index. */
export function matchingProducts<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): T[] {
  const { ranks } = matchesFor(index, filters);
  return index.entries.filter((_, position) => ranks[position] !== 0).map(({ product }) => product);
}

type Slice = {
  readonly matches: Matches;
  readonly seed: number;
  readonly from: number;
  readonly size: number;
};

/** Those that fit best first, each rank in the seed's order: a counting sort that keeps the slice alone. */
export function sliceOf<T extends Searchable>(
  index: CatalogueIndex<T>,
  { matches: { ranks, counts, total }, seed, from, size }: Slice,
): T[] {
  const places = placesOfRanks(counts);
  const products: T[] = [];
  let missing = Math.min(size, total - from);
  for (const position of orderFor(index, seed)) {
    if (missing <= 0) break;
    const rank = ranks[position] ?? 0;
    if (rank === 0) continue;
    const place = (places[rank - 1] ?? 0) - from;
    places[rank - 1] = place + from + 1;
    if (place < 0 || place >= size) continue;
    const product = index.entries[position]?.product;
    if (product !== undefined) products[place] = product;
    missing -= 1;
  }
  return products;
}

/** The place of each rank's first entry in the list. */
function placesOfRanks(counts: readonly number[]): number[] {
  let place = 0;
  return counts.map((count) => {
    const first = place;
    place += count;
    return first;
  });
}
