import { NO_FILTERS } from '../catalogue/filters.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Described } from '../entries/product-traits.ts';
import { codeMatches } from './code-matches.ts';
import { foundProducts } from './found-products.ts';
import type { SynonymGroups } from './synonyms.ts';

type Ranked = { readonly most: number; readonly synonyms: SynonymGroups; readonly seed?: number };

/** The first products for a text: those of such a code, then those of the results, by fit (FIND-001, FIND-003). */
export function rankedMatches<T extends Described>(
  index: CatalogueIndex<T>,
  text: string,
  { most, synonyms, seed = 0 }: Ranked,
): T[] {
  if (text.trim() === '') return [];
  const filters = { ...NO_FILTERS, text };
  const { products } = foundProducts(index, { filters, seed, page: 1, size: most, synonyms });
  const { whole, begun, misread } = codeMatches(index.entries, text);
  return [...new Set([...whole, ...begun, ...misread, ...products])].slice(0, most);
}
