import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Filters } from '../catalogue/filters.ts';
import { rankedByFit } from '../catalogue/matches.ts';
import { passesChoices, preparedFilters } from '../catalogue/prepared-filters.ts';
import { sliceOf } from '../catalogue/query-catalogue.ts';
import { type CatalogueIndex, matchesFor } from '../catalogue/search-index.ts';
import { codeMatches } from './code-matches.ts';
import { type Described, traitsOf } from './product-traits.ts';
import { hasSpelling, type SoughtTerm, type Spellings, soughtTerms } from './sought-terms.ts';
import { synonymsOf } from './synonyms.ts';

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
  const terms = soughtTerms(search.filters.text, synonymsOf(search.synonyms));
  if (terms.length === 0) return [];
  const { ranks } = matchesFor(index, search.filters);
  const prepared = preparedFilters(search.filters);
  const others: CatalogueEntry<T>[] = [];
  const positions: number[] = [];
  const fits: number[] = [];
  index.entries.forEach((entry, position) => {
    if (ranks[position] !== 0 || !passesChoices(entry, prepared)) return;
    others.push(entry);
    const remoteness = remotenessOf(entry, terms);
    if (remoteness === null) return;
    positions.push(position);
    fits.push(remoteness);
  });
  const matches = rankedByFit({ positions, fits }, index.entries.length);
  const { whole, begun } = codeMatches(others, search.filters.text);
  const useful = sliceOf(index, { matches, seed: search.seed, from: 0, size: MOST_ALSO_USEFUL });
  return [...new Set([...whole, ...begun, ...useful])].slice(0, MOST_ALSO_USEFUL);
}

/** How far from plainly a product has all the terms; `null` if it lacks one, or of several has none in its fields. */
function remotenessOf(entry: CatalogueEntry<Described>, terms: readonly SoughtTerm[]): number | null {
  const inFields = terms.map((term) => remotenessInFields(entry, term));
  if (terms.length > 1 && inFields.every((remoteness) => remoteness === null)) return null;
  let sum = 0;
  for (const [at, term] of terms.entries()) {
    const remoteness = inFields[at] ?? remotenessInTraits(entry.product, term);
    if (remoteness === null) return null;
    sum += remoteness;
  }
  return sum;
}

/** More than the places of a term within the fields differ. */
const STEP = 4;

/** How far from its plainest place a term is found. */
const BY_SYNONYM = 2 * STEP;
const IN_VARIANTS = 3 * STEP;
const IN_VARIANTS_BY_SYNONYM = 5 * STEP;
const IN_SPECIFICATIONS = 6 * STEP;

function remotenessInFields(
  { haystack }: CatalogueEntry<Described>,
  { forms, synonyms }: SoughtTerm,
): number | null {
  if (hasSpelling(haystack, forms)) return placeInFields(haystack, forms);
  const synonym = synonyms.find((spellings) => hasSpelling(haystack, spellings));
  return synonym === undefined ? null : BY_SYNONYM + placeInFields(haystack, synonym);
}

/** First what opens the name, then what the name has. */
function placeInFields(haystack: string, { stem }: Spellings): number {
  if (haystack.startsWith(stem)) return 0;
  return haystack.indexOf(stem) < haystack.indexOf('\n') ? 1 : 2;
}

function remotenessInTraits(product: Described, { forms, synonyms }: SoughtTerm): number | null {
  const { variants, specifications } = traitsOf(product);
  if (hasSpelling(variants, forms)) return IN_VARIANTS;
  if (synonyms.some((spellings) => hasSpelling(variants, spellings))) return IN_VARIANTS_BY_SYNONYM;
  return hasSpelling(specifications, forms) ? IN_SPECIFICATIONS : null;
}
