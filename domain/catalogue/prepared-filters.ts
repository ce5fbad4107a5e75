import { type CatalogueEntry, codeKey, type Searchable } from '../entries/catalogue-entry.ts';
import { priceOf } from '../pricing/price-of.ts';
import { normalised, normalisedCategory } from '../text/normalised.ts';
import { comparableName } from './comparable-name.ts';
import type { Filters } from './filters.ts';

/** Filters prepared for comparison with many products. */
export type PreparedFilters = {
  readonly section: string | null;
  readonly type: string | null;
  readonly subsection: string | null;
  readonly maximumCentavos: number | null;
  readonly minimumCentavos: number | null;
  readonly onlyOffers: boolean;
  readonly onlyBulkOffers: boolean;
  /** Normalised and sorted, so that one choice is always one question to the index; empty for any. */
  readonly brands: readonly string[];
  readonly colours: readonly string[];
  readonly words: readonly string[];
  /** The whole text as a code; `null` for an empty text. */
  readonly code: string | null;
};

/** The type filters that stand for a whole section. */
export const SECTION_FILTERS = ['merceria', 'maquinas de coser'] as const;

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
    maximumCentavos: limitInCentavos(filters.price),
    minimumCentavos: limitInCentavos(filters.minPrice),
    onlyOffers: filters.onlyOffers,
    onlyBulkOffers: filters.onlyBulkOffers,
    brands: comparableNames(filters.brands),
    colours: comparableNames(filters.colours),
    words: wordsIn(filters.text),
    code: codeKey(filters.text) || null,
  };
}

/** Never infinite, because the index caches results by the filters' JSON, which can't hold Infinity. */
function limitInCentavos(pesos: number): number | null {
  return pesos > 0 ? Math.min(Math.round(pesos * 100), Number.MAX_SAFE_INTEGER) : null;
}

function comparableNames(names: readonly string[]): readonly string[] {
  return names.length === 0 ? names : [...new Set(names.map(comparableName))].sort();
}

/** Whether what the filters find depends on prices and offers. */
export function asksForPrices(filters: PreparedFilters): boolean {
  const { maximumCentavos, minimumCentavos, onlyOffers, onlyBulkOffers } = filters;
  return maximumCentavos !== null || minimumCentavos !== null || onlyOffers || onlyBulkOffers;
}

/** Whether all filters but the words let an entry pass. */
export function passesChoices<T extends Searchable>(
  entry: CatalogueEntry<T>,
  filters: PreparedFilters,
): boolean {
  const { onlyOffers, onlyBulkOffers, brands, colours } = filters;
  const { product } = entry;
  if (onlyOffers && !product.isOffer) return false;
  if (!isInCategory(entry, filters)) return false;
  if (brands.length > 0 && !hasBrandOf(product, brands)) return false;
  if (colours.length > 0 && !hasColourOf(product, colours)) return false;
  // A scan of all entries is faster without a look at their prices.
  if (!onlyBulkOffers && filters.maximumCentavos === null && filters.minimumCentavos === null) return true;
  const asked = priceOf(product, 1);
  if (onlyBulkOffers && asked.offer === null) return false;
  return hasPriceWithin(asked, filters);
}

export function isInCategory<T extends Searchable>(
  entry: CatalogueEntry<T>,
  { section, type, subsection }: Pick<PreparedFilters, 'section' | 'type' | 'subsection'>,
): boolean {
  if (section !== null && entry.section !== section) return false;
  if (type !== null && entry.type !== type) return false;
  return subsection === null || entry.subsection === subsection;
}

/** @param brands as in `PreparedFilters`, as are the colours */
export function hasBrandOf({ brand }: Pick<Searchable, 'brand'>, brands: readonly string[]): boolean {
  return brands.includes(comparableName(brand));
}

export function hasColourOf(product: Pick<Searchable, 'colours'>, colours: readonly string[]): boolean {
  return product.colours.some((colour) => colours.includes(comparableName(colour)));
}

/** While a limit is set, products without a price are left out (FILTER-G03). */
export function hasPriceWithin(
  { price }: Pick<Searchable, 'price'>,
  { maximumCentavos, minimumCentavos }: Pick<PreparedFilters, 'maximumCentavos' | 'minimumCentavos'>,
): boolean {
  if (maximumCentavos === null && minimumCentavos === null) return true;
  if (price === null) return false;
  return price >= (minimumCentavos ?? 0) && price <= (maximumCentavos ?? Number.MAX_SAFE_INTEGER);
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
