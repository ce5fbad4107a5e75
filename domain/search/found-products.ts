import { type CategoryCounts, categoryCounts } from '../catalogue/category-counts.ts';
import { type Facets, facetsIn } from '../catalogue/facets.ts';
import { type Filters, hasChoices, NO_CHOICES, NO_FILTERS } from '../catalogue/filters.ts';
import { type Matches, passingMatches, type ReadMatches } from '../catalogue/matches.ts';
import { passesChoices, preparedFilters } from '../catalogue/prepared-filters.ts';
import { type CataloguePage, type CatalogueQuery, pageOf } from '../catalogue/query-catalogue.ts';
import { answered, type CatalogueIndex, facetsFor, matchesFor } from '../catalogue/search-index.ts';
import type { Described } from '../entries/product-traits.ts';
import { readMatches } from './read-matches.ts';
import type { SynonymGroups } from './synonyms.ts';

/** How a text was read that the specified search finds nothing for. */
export type Reading = Pick<ReadMatches, 'leftOut' | 'corrected' | 'inColour'>;

export type FoundProducts<T> = CataloguePage<T> & {
  /** `null` for what is specified. */
  readonly reading: Reading | null;
};

type Search = { readonly filters: Filters; readonly synonyms: SynonymGroups };

export type FindQuery = CatalogueQuery & { readonly synonyms: SynonymGroups };

/**
 * One page of what the specified search finds, whole and no more. Where it finds nothing, of what the text means as people
 * type it (FIND-001).
 */
export function foundProducts<T extends Described>(
  index: CatalogueIndex<T>,
  query: FindQuery,
): FoundProducts<T> {
  const { matches, reading } = foundMatches(index, query);
  return { ...pageOf(index, matches, query), reading };
}

/** The same for all pages, by position. */
export function foundMatches<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, synonyms }: Search,
): { readonly matches: Matches; readonly reading: Reading | null } {
  const specified = matchesFor(index, filters);
  const read = specified.total > 0 ? null : readingOf(index, { filters, synonyms });
  const matches = read === null ? specified : chosen(index, read.matches, filters);
  if (read === null || matches.total === 0) return { matches, reading: null };
  const { leftOut, corrected, inColour } = read;
  return { matches, reading: { leftOut, corrected, inColour } };
}

/** What the products can be narrowed by that `foundProducts` finds. */
export function foundFacets<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, synonyms }: Search,
): Facets {
  const read = readingOf(index, { filters, synonyms });
  if (read === null) return facetsFor(index, filters);
  return answered(index.facets, { filters, terms: synonyms }, (prepared) =>
    facetsIn(index.entries, prepared, read.matches.ranks),
  );
}

/** How many products of each category `foundProducts` would find, were that category chosen. */
export function foundCounts<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, synonyms }: Search,
): CategoryCounts {
  const everywhere = { ...filters, ...ALL_CATEGORIES };
  return answered(index.counts, { filters: everywhere, terms: synonyms }, () => {
    const { matches } = foundMatches(index, { filters: everywhere, synonyms });
    return categoryCounts(index.entries.flatMap((entry, at) => (matches.ranks[at] === 0 ? [] : [[entry]])));
  });
}

const ALL_CATEGORIES = { type: NO_FILTERS.type, subsection: NO_FILTERS.subsection } as const;

/** How a text is read; `null` where the specified search finds something for it, or nothing is meant. */
function readingOf<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, synonyms }: Search,
): ReadMatches | null {
  if (filters.text.trim() === '') return null;
  if (matchesFor(index, { ...filters, ...NO_CHOICES }).total > 0) return null;
  return readMatches(index, { filters, synonyms });
}

function chosen<T extends Described>(index: CatalogueIndex<T>, matches: Matches, filters: Filters): Matches {
  if (!hasChoices(filters)) return matches;
  const prepared = preparedFilters(filters);
  return passingMatches(matches, (position) => {
    const entry = index.entries[position];
    return entry !== undefined && passesChoices(entry, prepared);
  });
}
