import type { Searchable } from './catalogue-entry.ts';
import type { Filters } from './filters.ts';
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
 * One page of the matching products, in the seed's order. A text that is a product's code finds that product alone; any
 * other text is searched by its words (SEARCH-G07).
 */
export function queryCatalogue<T extends Searchable>(
  index: CatalogueIndex<T>,
  { filters, seed, page: wanted, size }: CatalogueQuery,
): CataloguePage<T> {
  const matches = matchesFor(index, filters);
  const lastPage = lastPageOf(matches.total, size);
  const page = clampedPage({ page: wanted, lastPage });
  const products = sliceOf(index, { marks: matches.marks, seed, from: (page - 1) * size, size });
  return { products, total: matches.total, page, lastPage };
}

/** All matching products, in the order of the index. */
export function matchingProducts<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): T[] {
  const { marks } = matchesFor(index, filters);
  return index.entries.filter((_, position) => marks[position] === 1).map(({ product }) => product);
}

function sliceOf<T extends Searchable>(
  index: CatalogueIndex<T>,
  { marks, seed, from, size }: { marks: Uint8Array; seed: number; from: number; size: number },
): T[] {
  const products: T[] = [];
  let skipped = 0;
  for (const position of orderFor(index, seed)) {
    if (products.length === size) break;
    if (marks[position] !== 1) continue;
    if (skipped < from) {
      skipped += 1;
      continue;
    }
    const product = index.entries[position]?.product;
    if (product !== undefined) products.push(product);
  }
  return products;
}
