import type { Searchable } from '../entries/catalogue-entry.ts';
import { sortedByKeys } from '../entries/sorted-by-keys.ts';
import type { Filters } from './filters.ts';
import type { Matches } from './matches.ts';
import { clampedPage, lastPageOf } from './page-size.ts';
import type { ProductOrder } from './product-order.ts';
import { type CatalogueIndex, matchesFor, orderFor, orderKeysFor } from './search-index.ts';

export type CataloguePage<T> = {
  readonly products: readonly T[];
  /** How many products match, over all pages. */
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
};

export type CatalogueQuery = {
  readonly filters: Filters;
  readonly seed: number;
  /** From 1; a page beyond the last becomes the last (GRID-020). */
  readonly page: number;
  readonly size: number;
  /** Absent for the specified order. */
  readonly order?: ProductOrder | undefined;
};

/**
 * One page of the matching products: those that fit the text best first, others in the seed's order (FIND-001). That is also
 * how products stand that are alike in a chosen order (FIND-005). A text that is a product's code finds that product alone;
 * any other text is searched by its words (SEARCH-G07).
 */
export function queryCatalogue<T extends Searchable>(
  index: CatalogueIndex<T>,
  query: CatalogueQuery,
): CataloguePage<T> {
  return pageOf(index, matchesFor(index, query.filters), query);
}

/** One page of what a search found. */
export function pageOf<T extends Searchable>(
  index: CatalogueIndex<T>,
  matches: Matches,
  { seed, page: wanted, size, order }: Omit<CatalogueQuery, 'filters'>,
): CataloguePage<T> {
  const lastPage = lastPageOf(matches.total, size);
  const page = clampedPage({ page: wanted, lastPage });
  const from = (page - 1) * size;
  const positions =
    order === undefined
      ? slicedPositions(index, { matches, seed, from, size })
      : orderedPositions(index, { matches, seed, order }).subarray(from, from + size);
  const products = [...positions].flatMap((position) => index.entries[position]?.product ?? []);
  return { products, total: matches.total, page, lastPage };
}

/** All matching products, in the order of the index. */
export function matchingProducts<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): T[] {
  const { ranks } = matchesFor(index, filters);
  return index.entries.filter((_, position) => ranks[position] !== 0).map(({ product }) => product);
}

function orderedPositions<T extends Searchable>(
  index: CatalogueIndex<T>,
  { matches, seed, order }: Pick<Slice, 'matches' | 'seed'> & { readonly order: ProductOrder },
): Uint32Array {
  const specified = slicedPositions(index, { matches, seed, from: 0, size: matches.total });
  return sortedByKeys(Uint32Array.from(specified), orderKeysFor(index, order));
}

type Slice = {
  readonly matches: Matches;
  readonly seed: number;
  readonly from: number;
  readonly size: number;
};

/** The products of a slice, in the order of `queryCatalogue` without a chosen one. */
export function sliceOf<T extends Searchable>(index: CatalogueIndex<T>, slice: Slice): T[] {
  return slicedPositions(index, slice).flatMap((position) => index.entries[position]?.product ?? []);
}

/** Those that fit best first, each rank in the seed's order: a counting sort that keeps the slice alone. */
function slicedPositions<T extends Searchable>(
  index: CatalogueIndex<T>,
  { matches: { ranks, counts, total }, seed, from, size }: Slice,
): number[] {
  const places = placesOfRanks(counts);
  const positions: number[] = [];
  let missing = Math.min(size, total - from);
  for (const position of orderFor(index, seed)) {
    if (missing <= 0) break;
    const rank = ranks[position] ?? 0;
    if (rank === 0) continue;
    const place = (places[rank - 1] ?? 0) - from;
    places[rank - 1] = place + from + 1;
    if (place < 0 || place >= size) continue;
    positions[place] = position;
    missing -= 1;
  }
  return positions;
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
