import { NO_FILTERS } from '../catalogue/filters.ts';
import type { CatalogueIndex } from '../catalogue/search-index.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';
import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { Described } from '../entries/product-traits.ts';
import { normalised, normalisedCategory } from '../text/normalised.ts';
import { foundMatches } from './found-products.ts';
import { isSuggestible } from './is-suggestible.ts';
import { rankedMatches } from './ranked-matches.ts';
import type { SynonymGroups } from './synonyms.ts';

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 3;
const MAX_BRANDS = 2;

/** A category as the filters name it. */
export type SuggestedCategory = {
  readonly type: string;
  readonly subsection: string;
  readonly label: string;
  /** What the category is part of; '' for a section. */
  readonly parent: string;
};

/** What a half-typed search may mean. */
export type Suggestions<T> = {
  readonly products: readonly T[];
  /** How many products the search finds. */
  readonly total: number;
  readonly categories: readonly SuggestedCategory[];
  readonly brands: readonly string[];
};

const NOTHING: Suggestions<never> = { products: [], total: 0, categories: [], brands: [] };

/** Products, categories and brands for a text (FIND-004). Categories and brands without a found product are left out. */
export function suggestions<T extends Described>(
  index: CatalogueIndex<T>,
  { text, taxonomy, synonyms = [] }: { text: string; taxonomy: Taxonomy; synonyms?: SynonymGroups },
): Suggestions<T> {
  const words = wordsIn(text);
  if (!isSuggestible(text) || words.length === 0) return NOTHING;
  const filters = { ...NO_FILTERS, text };
  const { ranks, total } = foundMatches(index, { filters, synonyms }).matches;
  const found = index.entries.filter((_, position) => ranks[position] !== 0);
  return {
    products: rankedMatches(index, text, { most: MAX_PRODUCTS, synonyms }),
    total,
    categories: fittest(categoriesIn(taxonomy), {
      nameOf: ({ label }) => label,
      countOf: foundPerCategory(found),
      words,
      most: MAX_CATEGORIES,
    }),
    brands: fittest(brandsOf(found), {
      nameOf: (brand) => brand,
      countOf: (brand) => found.filter(({ product }) => product.brand === brand).length,
      words,
      most: MAX_BRANDS,
    }),
  };
}

type Fitting<Name> = {
  readonly nameOf: (one: Name) => string;
  /** How many found products belong to it. */
  readonly countOf: (one: Name) => number;
  readonly words: readonly string[];
  readonly most: number;
};

/** The names that the words begin, those that more words begin first, then those of more products. */
function fittest<Name>(
  names: readonly Name[],
  { nameOf, countOf, words, most }: Fitting<Name>,
): readonly Name[] {
  return names
    .map((name) => ({ name, begun: begunWords(nameOf(name), words) }))
    .filter(({ begun }) => begun > 0)
    .map((one) => ({ ...one, count: countOf(one.name) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.begun - one.begun || other.count - one.count)
    .slice(0, most)
    .map(({ name }) => name);
}

function begunWords(name: string, words: readonly string[]): number {
  const ofName = wordsIn(name);
  return words.filter((word) => ofName.some((one) => one.startsWith(withoutPlural(word)))).length;
}

/** 'agujas' also begins 'aguja', and 'botones' 'botón'. Short words like 'bies' stay. */
function withoutPlural(word: string): string {
  return word.length > 4 ? word.replace(/e?s$/, '') : word;
}

function wordsIn(text: string): string[] {
  return normalised(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

function categoriesIn(taxonomy: Taxonomy): SuggestedCategory[] {
  return taxonomy.flatMap(({ label: section, filterType, subsections }) => [
    { type: filterType, subsection: 'all', label: section, parent: '' },
    ...subsections.flatMap(({ name: subsection, types }) => [
      { type: 'all', subsection, label: subsection, parent: section },
      ...types.map((type) => ({ type, subsection, label: type, parent: subsection })),
    ]),
  ]);
}

/** Counts the found products of a category, whose names the filters spell. */
function foundPerCategory<T extends Searchable>(
  found: readonly CatalogueEntry<T>[],
): (category: SuggestedCategory) => number {
  return ({ type, subsection, parent }) => {
    const sought = { type: normalisedCategory(type), subsection: normalisedCategory(subsection) };
    // A section's type filter is its label; each entry names its section in another way.
    if (parent === '') return found.filter(({ section }) => sought.type.startsWith(section)).length;
    return found.filter(
      (entry) => entry.subsection === sought.subsection && (type === 'all' || entry.type === sought.type),
    ).length;
  };
}

function brandsOf<T extends Searchable>(found: readonly CatalogueEntry<T>[]): string[] {
  return [...new Set(found.map(({ product }) => product.brand))];
}
