import type { Filters } from '../catalogue/filters.ts';
import { preparedFilters } from '../catalogue/prepared-filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { fitOf, isInMiddles } from '../entries/fit.ts';
import type { Described } from '../entries/product-traits.ts';
import { alsoUseful } from './also-useful.ts';
import { WRONG_LETTER } from './near-words.ts';
import { nearestText, spelledText } from './nearest-text.ts';
import { synonymsOf } from './synonyms.ts';

/** What the shop answers to a text besides its results. */
export type BeyondResults<T> = {
  /** The nearest text with its first products, only where nothing is found (FIND-001). */
  readonly nearest: { readonly text: string; readonly products: readonly T[] } | null;
  /** For the section 'También puede servirte' (FIND-002). */
  readonly alsoUseful: readonly T[];
  /** Whether it stands before the results: there are none, or all match in the middle of words alone. */
  readonly isFirst: boolean;
};

export type BeyondSearch = {
  readonly filters: Filters;
  readonly seed: number;
  /** How many products of the nearest text. */
  readonly size: number;
  /** Words that mean the same, as the shop writes them. */
  readonly synonyms: readonly (readonly string[])[];
};

/** `null` for nothing. A nearest text with wrong letters is a guess, so what is known to be of use goes before it. */
export function beyondResults<T extends Described>(
  index: CatalogueIndex<T>,
  search: BeyondSearch,
): BeyondResults<T> | null {
  if (search.filters.text.trim() === '') return null;
  const useful = alsoUseful(index, search);
  const [best] = queryCatalogue(index, { ...search, page: 1, size: 1 }).products;
  if (best !== undefined) return besideResults(useful, { best, filters: search.filters });
  const near = nearestText(index, search.filters);
  if (near !== null && (useful.length === 0 || near.distance < WRONG_LETTER)) {
    const filters = { ...search.filters, text: near.text };
    const { products } = queryCatalogue(index, { ...search, filters, page: 1 });
    const others = useful.filter((product) => !products.includes(product));
    return { nearest: { text: near.text, products }, alsoUseful: others, isFirst: true };
  }
  if (useful.length > 0) return { nearest: null, alsoUseful: useful, isFirst: true };
  return spelledBeyond(index, search);
}

function besideResults<T extends Described>(
  useful: readonly T[],
  { best, filters }: { best: T; filters: Filters },
): BeyondResults<T> | null {
  if (useful.length === 0) return null;
  const { words } = preparedFilters(filters);
  const isFirst = isInMiddles(fitOf(catalogueEntry(best), words), words);
  return { nearest: null, alsoUseful: useful, isFirst };
}

/** A text whose words are misspelt, but found as colours, models or synonyms alone. */
function spelledBeyond<T extends Described>(
  index: CatalogueIndex<T>,
  search: BeyondSearch,
): BeyondResults<T> | null {
  const text = spelledText(index, search.filters.text, synonymsOf(search.synonyms));
  if (text === null) return null;
  const products = alsoUseful(index, { ...search, filters: { ...search.filters, text } });
  return products.length === 0 ? null : { nearest: { text, products }, alsoUseful: [], isFirst: true };
}
