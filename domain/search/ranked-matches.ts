import { NO_FILTERS } from '../catalogue/filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Searchable } from '../entries/catalogue-entry.ts';
import { codeMatches } from './code-matches.ts';

/**
 * The first products for a text: those of such a code, then those of the results, by fit (FIND-001, FIND-003). The
 * ranking is kept with the index, as that of the results is.
 */
export function rankedMatches<T extends Searchable>(
  index: CatalogueIndex<T>,
  text: string,
  { most, seed = 0 }: { most: number; seed?: number },
): T[] {
  if (text.trim() === '') return [];
  const { products } = queryCatalogue(index, { filters: { ...NO_FILTERS, text }, seed, page: 1, size: most });
  const { whole, begun } = codeMatches(index.entries, text);
  return [...new Set([...whole, ...begun, ...products])].slice(0, most);
}
