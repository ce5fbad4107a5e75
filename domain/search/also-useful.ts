import type { Filters } from '../catalogue/filters.ts';
import { rankedByFit, type UsefulPlaces } from '../catalogue/matches.ts';
import { type PreparedFilters, passesChoices } from '../catalogue/prepared-filters.ts';
import { sliceOf } from '../catalogue/query-catalogue.ts';
import { answered, type CatalogueIndex, matchesFor } from '../catalogue/search-index.ts';
import { entryTextsOf } from '../entries/entry-texts.ts';
import type { Described } from '../entries/product-traits.ts';
import { codePositions } from './code-matches.ts';
import { type SoughtTerm, soughtTerms } from './sought-terms.ts';
import { synonymsOf } from './synonyms.ts';
import { type TermPlaces, termPlaces } from './term-places.ts';

export const MOST_ALSO_USEFUL = 8;

type Search = {
  readonly filters: Filters;
  readonly seed: number;
  /** Words that mean the same, as the shop writes them. */
  readonly synonyms: readonly (readonly string[])[];
};

/**
 * The products that the results leave out, although their code begins with the text or each of its words stands whole in
 * their colours, models, specifications or by a synonym (FIND-002, FIND-003). Those found most plainly come first.
 */
export function alsoUseful<T extends Described>(index: CatalogueIndex<T>, search: Search): T[] {
  const { filters, seed } = search;
  const terms = soughtTerms(filters.text, synonymsOf(search.synonyms));
  if (terms.length === 0) return [];
  const { matches, ofCode } = answered(index.useful, { filters, terms: [filters.text, terms] }, (prepared) =>
    usefulPlaces(index, { filters, prepared, terms }),
  );
  const coded = ofCode.flatMap((position) => index.entries[position]?.product ?? []);
  const useful = sliceOf(index, { matches, seed, from: 0, size: MOST_ALSO_USEFUL });
  return [...new Set([...coded, ...useful])].slice(0, MOST_ALSO_USEFUL);
}

type Question = {
  readonly filters: Filters;
  readonly prepared: PreparedFilters;
  readonly terms: readonly SoughtTerm[];
};

/** A pass over all entries, so the answer is kept. */
function usefulPlaces<T extends Described>(
  index: CatalogueIndex<T>,
  { filters, prepared, terms }: Question,
): UsefulPlaces {
  const { ranks } = matchesFor(index, filters);
  const texts = entryTextsOf(index);
  const sought = terms.map((term) => termPlaces(term, texts, index.entries));
  const isOther = (position: number) => {
    const entry = index.entries[position];
    return ranks[position] === 0 && entry !== undefined && passesChoices(entry, prepared);
  };
  const positions: number[] = [];
  const fits: number[] = [];
  for (const position of index.entries.keys()) {
    const remoteness = remotenessAt(position, sought);
    if (remoteness === null || !isOther(position)) continue;
    positions.push(position);
    fits.push(remoteness);
  }
  const { whole, begun } = codePositions(index.entries, filters.text, isOther);
  return {
    matches: rankedByFit({ positions, fits }, index.entries.length),
    ofCode: [...whole, ...begun].slice(0, MOST_ALSO_USEFUL),
  };
}

/** How far from plainly an entry has all the terms; `null` if it lacks one, or of several has none in its fields. */
function remotenessAt(position: number, terms: readonly TermPlaces[]): number | null {
  let sum = 0;
  let isInFields = terms.length === 1;
  for (const term of terms) {
    const inFields = term.inFields(position);
    const remoteness = inFields ?? term.inTraits(position);
    if (remoteness === null) return null;
    isInFields ||= inFields !== null;
    sum += remoteness;
  }
  return isInFields ? sum : null;
}
