import { normalised, normalisedCategory } from '../text/normalised.ts';
import { type CatalogueEntry, codeKey, type Searchable } from './catalogue-entry.ts';

export type Filters = {
  /** A type, 'merceria', 'maquinas de coser', or 'all'. */
  readonly type: string;
  readonly subsection: string;
  /** The highest price, in pesos; 0 is off (FILTER-G03). */
  readonly price: number;
  /** Words to search for, or a whole code. */
  readonly text: string;
  /** Only products on offer. */
  readonly onlyOffers: boolean;
};

export const NO_FILTERS: Filters = { type: 'all', subsection: 'all', price: 0, text: '', onlyOffers: false };

/** Whether any filter or search is set (HOME-011). Spaces alone are no search. */
export function hasFilters({ type, subsection, price, text, onlyOffers }: Filters): boolean {
  return type !== 'all' || subsection !== 'all' || price > 0 || text.trim() !== '' || onlyOffers;
}

/** Filters prepared for comparison with many products. */
export type PreparedFilters = {
  readonly section: string | null;
  readonly type: string | null;
  readonly subsection: string | null;
  readonly maximumCentavos: number | null;
  readonly onlyOffers: boolean;
  readonly words: readonly string[];
  /** The whole text as a code; `null` for an empty text. */
  readonly code: string | null;
};

const SECTION_OF_TYPE = new Map([
  ['merceria', 'merceria'],
  ['maquinas de coser', 'maquina'],
]);

export function preparedFilters(filters: Filters): PreparedFilters {
  const type = unlessAll(normalisedCategory(filters.type));
  const section = type === null ? null : (SECTION_OF_TYPE.get(type) ?? null);
  return {
    section,
    type: section === null ? type : null,
    subsection: unlessAll(normalisedCategory(filters.subsection)),
    maximumCentavos: filters.price > 0 ? maximumCentavos(filters.price) : null,
    onlyOffers: filters.onlyOffers,
    words: wordsIn(filters.text),
    code: codeKey(filters.text) || null,
  };
}

/** Never infinite, because the index caches results by the filters' JSON, which can't hold Infinity. */
function maximumCentavos(pesos: number): number {
  return Math.min(Math.round(pesos * 100), Number.MAX_SAFE_INTEGER);
}

/** Whether all filters but the words let an entry pass. */
export function passesChoices<T extends Searchable>(
  entry: CatalogueEntry<T>,
  { section, type, subsection, maximumCentavos, onlyOffers }: PreparedFilters,
): boolean {
  if (onlyOffers && !entry.product.isOffer) return false;
  if (section !== null && entry.section !== section) return false;
  if (type !== null && entry.type !== type) return false;
  if (subsection !== null && entry.subsection !== subsection) return false;
  if (maximumCentavos === null) return true;
  return entry.product.price !== null && entry.product.price <= maximumCentavos;
}

/** Whether each word is part of the type, subsection, brand or name (SEARCH-005). */
export function hasEveryWord<T extends Searchable>(
  { haystack }: CatalogueEntry<T>,
  words: readonly string[],
): boolean {
  for (const word of words) {
    if (haystack.indexOf(word) === -1) return false;
  }
  return true;
}

function wordsIn(text: string): string[] {
  return (
    normalised(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      // The longest word is the rarest, so it excludes most products first.
      .sort((one, other) => other.length - one.length)
  );
}

function unlessAll(value: string): string | null {
  return value === 'all' ? null : value;
}
