import { type Filters, hasChoices } from '../catalogue/filters.ts';
import { passingMatches } from '../catalogue/matches.ts';
import { passesChoices, preparedFilters } from '../catalogue/prepared-filters.ts';
import { queryCatalogue, sliceOf } from '../catalogue/query-catalogue.ts';
import { type CatalogueIndex, matchesFor } from '../catalogue/search-index.ts';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { fitOf, isInMiddles } from '../entries/fit.ts';
import type { Described } from '../entries/product-traits.ts';
import { readMatches } from './read-matches.ts';
import type { SynonymGroups } from './synonyms.ts';

const MOST_ALSO_USEFUL = 8;

/** For the section 'También puede servirte' (FIND-002). */
export type AlsoUseful<T> = {
  readonly products: readonly T[];
  /** Whether it stands before the results: all of them match in the middle of words or numbers alone. */
  readonly isFirst: boolean;
};

export type UsefulSearch = {
  readonly filters: Filters;
  readonly seed: number;
  readonly synonyms: SynonymGroups;
};

/**
 * The products that the specified results leave out, although all of the text stands whole in their fields, colours,
 * models, specifications or by a synonym, or their code begins with it (FIND-002, FIND-003). `null` without results, or
 * without such products.
 */
export function alsoUseful<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, seed, synonyms }: UsefulSearch,
): AlsoUseful<T> | null {
  if (filters.text.trim() === '') return null;
  const [best] = queryCatalogue(index, { filters, seed, page: 1, size: 1 }).products;
  const read = best === undefined ? null : readMatches(index, { filters, synonyms });
  if (best === undefined || read === null) return null;
  const { ranks } = matchesFor(index, filters);
  const prepared = preparedFilters(filters);
  const matches = passingMatches(read.plain, (position) => {
    const entry = index.entries[position];
    if (ranks[position] !== 0 || entry === undefined) return false;
    return !hasChoices(filters) || passesChoices(entry, prepared);
  });
  if (matches.total === 0) return null;
  return {
    products: sliceOf(index, { matches, seed, from: 0, size: MOST_ALSO_USEFUL }),
    isFirst: isInside(best, prepared.words),
  };
}

/** Whether the words stand in the middle of others, or a number of them inside another. */
function isInside(product: Described, words: readonly string[]): boolean {
  const entry = catalogueEntry(product);
  if (isInMiddles(fitOf(entry, words), words)) return true;
  const numbers = words.filter((word) => /^\d+$/.test(word));
  return numbers.some((number) => isInMiddles(fitOf(entry, [number]), [number]));
}
