import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import type { LinePrice } from '../pricing/price-line.ts';
import { priceOf } from '../pricing/price-of.ts';
import { comparableName } from './comparable-name.ts';
import {
  hasBrandOf,
  hasColourOf,
  hasEveryWord,
  hasPriceWithin,
  isInCategory,
  type PreparedFilters,
} from './prepared-filters.ts';
import { type PriceBand, priceBands } from './price-bands.ts';

/** What the results can be narrowed by. A count says how many products the choice alone brings with all other filters. */
export type Facets = {
  readonly brands: readonly FacetValue[];
  readonly colours: readonly FacetValue[];
  readonly bands: readonly PriceBand[];
  readonly offers: number;
  readonly bulkOffers: number;
};

/** A brand or colour that products have, as the first of them spells it. */
export type FacetValue = { readonly name: string; readonly count: number };

/** The filters that may be missed by a product that still counts: for the choices of that filter, if it misses no other. */
const BRAND = 1;
const COLOUR = 2;
const PRICE = 4;

type Tally = {
  readonly brands: Counts;
  readonly colours: Counts;
  readonly prices: number[];
  offers: number;
  bulkOffers: number;
};

/** Names are spelled in few ways, so each spelling is compared once. */
type Counts = { readonly bySpelling: Map<string, Counted>; readonly byKey: Map<string, Counted> };

/** With the last product that was counted: one may name a colour twice. */
type Counted = { readonly name: string; count: number; last: Searchable | null };

/**
 * The facets of all entries, in one pass. They follow the rule of codes as the results do (SEARCH-G07).
 * @param ranks of the entries that the text means, where it is not searched by its words
 */
export function facetsIn(
  entries: readonly CatalogueEntry<Searchable>[],
  filters: PreparedFilters,
  ranks?: Uint8Array,
): Facets {
  const ofWords = newTally();
  const ofCode = newTally();
  for (const [position, entry] of entries.entries()) {
    if (!isInCategory(entry, filters)) continue;
    const asked = priceOf(entry.product, 1);
    const missed = missedBy(entry.product, asked, filters);
    if (missed === null) continue;
    const counted = { product: entry.product, asked, missed };
    if (entry.code === filters.code) count(ofCode, counted);
    const isMeant = ranks === undefined ? hasEveryWord(entry, filters.words) : ranks[position] !== 0;
    if (isMeant) count(ofWords, counted);
  }
  return {
    brands: facetValues(ofCode.brands, ofWords.brands),
    colours: facetValues(ofCode.colours, ofWords.colours),
    bands: priceBands(ofCode.prices, ofWords.prices),
    offers: ofCode.offers || ofWords.offers,
    bulkOffers: ofCode.bulkOffers || ofWords.bulkOffers,
  };
}

function newTally(): Tally {
  return { brands: newCounts(), colours: newCounts(), prices: [], offers: 0, bulkOffers: 0 };
}

function newCounts(): Counts {
  return { bySpelling: new Map(), byKey: new Map() };
}

/** The one filter that the product misses, 0 for none; `null` for a product that counts nowhere. */
function missedBy(product: Searchable, asked: LinePrice, filters: PreparedFilters): number | null {
  const { brands, colours, onlyOffers, onlyBulkOffers } = filters;
  // Choosing the offers can't bring what is none.
  if (onlyOffers && !product.isOffer) return null;
  if (onlyBulkOffers && asked.offer === null) return null;
  let missed = 0;
  if (brands.length > 0 && !hasBrandOf(product, brands)) missed |= BRAND;
  if (colours.length > 0 && !hasColourOf(product, colours)) missed |= COLOUR;
  if (!hasPriceWithin(asked, filters)) missed |= PRICE;
  const isSingle = (missed & (missed - 1)) === 0;
  return isSingle ? missed : null;
}

type CountedProduct = {
  readonly product: Searchable;
  readonly asked: LinePrice;
  /** As `missedBy` says it. */
  readonly missed: number;
};

function count(tally: Tally, { product, asked, missed }: CountedProduct): void {
  if (missed === 0 || missed === BRAND) add(tally.brands, product.brand, product);
  if (missed === 0 || missed === COLOUR)
    for (const colour of product.colours) add(tally.colours, colour, product);
  if (missed !== 0 && missed !== PRICE) return;
  const { price, offer } = asked;
  if (price !== null) tally.prices.push(price);
  if (missed === PRICE) return;
  if (product.isOffer) tally.offers += 1;
  if (offer !== null) tally.bulkOffers += 1;
}

function add(counts: Counts, name: string, product: Searchable): void {
  const counted = counts.bySpelling.get(name) ?? newSpelling(counts, name);
  if (counted.last === product) return;
  counted.count += 1;
  counted.last = product;
}

function newSpelling({ bySpelling, byKey }: Counts, name: string): Counted {
  const key = comparableName(name);
  const counted = byKey.get(key) ?? { name: name.trim(), count: 0, last: null };
  byKey.set(key, counted);
  bySpelling.set(name, counted);
  return counted;
}

/** Sorted by name. A product of the whole code counts alone wherever the choice leaves it. */
function facetValues(ofCode: Counts, ofWords: Counts): FacetValue[] {
  return [...new Map([...ofWords.byKey, ...ofCode.byKey])]
    .filter(([key]) => key !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { name, count }]) => ({ name, count }));
}
