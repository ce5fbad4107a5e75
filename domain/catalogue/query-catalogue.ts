import { type CatalogueEntry, codeKey, type Searchable } from './catalogue-entry.ts';
import { type Filters, passesCategoryAndPrice, passesPrepared, preparedFilters } from './filters.ts';
import { clampedPage, lastPageOf } from './page-size.ts';
import { type CatalogueIndex, orderFor } from './search-index.ts';

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
  /** From 1; one beyond the last is the last (GRID-020). */
  readonly page: number;
  readonly size: number;
};

/**
 * One page of the products that match, in the order of the seed. When the whole text is a product's code, that
 * product is the result; otherwise the text's words are searched (SEARCH-G07).
 */
export function queryCatalogue<T extends Searchable>(
  index: CatalogueIndex<T>,
  { filters, seed, page: wanted, size }: CatalogueQuery,
): CataloguePage<T> {
  const matches = matchesOf(index, filters);
  const lastPage = lastPageOf(matches.total, size);
  const page = clampedPage({ page: wanted, lastPage });
  const products = sliceOf(index, { marks: matches.marks, seed, from: (page - 1) * size, size });
  return { products, total: matches.total, page, lastPage };
}

/** All products that match, in the order of the index. */
export function matchingProducts<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): T[] {
  const { marks } = matchesOf(index, filters);
  return index.entries.filter((_, position) => marks[position] === 1).map(({ product }) => product);
}

type Matcher = (entry: CatalogueEntry<Searchable>) => boolean;
type Matches = { readonly total: number; readonly marks: Uint8Array };

function matchesOf<T extends Searchable>(index: CatalogueIndex<T>, filters: Filters): Matches {
  const prepared = preparedFilters(filters);
  const code = codeKey(filters.text);
  if (index.codes.has(code)) {
    const byCode = marked(index, (entry) => entry.code === code && passesCategoryAndPrice(entry, prepared));
    if (byCode.total > 0) return byCode;
  }
  return marked(index, (entry) => passesPrepared(entry, prepared));
}

/** Marks the matches in the order of the index: reading memory in sequence is what makes the scan fast. */
function marked<T extends Searchable>({ entries }: CatalogueIndex<T>, matches: Matcher): Matches {
  const marks = new Uint8Array(entries.length);
  let total = 0;
  for (let position = 0; position < entries.length; position += 1) {
    const entry = entries[position];
    if (entry === undefined || !matches(entry)) continue;
    marks[position] = 1;
    total += 1;
  }
  return { total, marks };
}

function sliceOf<T extends Searchable>(
  index: CatalogueIndex<T>,
  { marks, seed, from, size }: { marks: Uint8Array; seed: number; from: number; size: number },
): T[] {
  const products: T[] = [];
  let skipped = 0;
  for (const position of orderFor(index, seed)) {
    if (products.length === size) break;
    const entry = index.entries[position];
    if (entry === undefined || marks[position] !== 1) continue;
    if (skipped < from) skipped += 1;
    else products.push(entry.product);
  }
  return products;
}
