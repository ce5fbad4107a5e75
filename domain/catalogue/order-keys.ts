import type { CatalogueEntry, Searchable } from '../entries/catalogue-entry.ts';
import { priceOf } from '../pricing/price-of.ts';
import { normalised } from '../text/normalised.ts';
import type { ProductOrder } from './product-order.ts';

type Entries = readonly CatalogueEntry<Searchable>[];

/** The place of each entry in a chosen order, by position. Equal ones share a place: the specified order decides. */
export function orderKeys(entries: Entries, order: ProductOrder): Uint32Array {
  if (order === 'name') return textKeys(entries.map(({ product }) => product.name));
  return keysByNumber(entries, NUMBER_OF[order]);
}

/** What the lowest of comes first. Products without a price come last in both orders by price. */
const NUMBER_OF = {
  cheapest: (product) => priceOf(product, 1).price ?? Number.POSITIVE_INFINITY,
  dearest: (product) => -(priceOf(product, 1).price ?? Number.NEGATIVE_INFINITY),
  newest: ({ createdAt }) => -(createdAt ?? Number.NEGATIVE_INFINITY),
} as const satisfies Record<Exclude<ProductOrder, 'name'>, (product: Searchable) => number>;

function keysByNumber(entries: Entries, numberOf: (product: Searchable) => number): Uint32Array {
  const numbers = Float64Array.from(entries, ({ product }) => numberOf(product));
  const ascending = numbers.toSorted();
  return Uint32Array.from(numbers, (number) => placeIn(ascending, number));
}

/** The first place of a number in a sorted list that has it. */
function placeIn(ascending: Float64Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of each text in the order of people, by position; equal texts share a place. */
export function textKeys(texts: readonly string[]): Uint32Array {
  const names = texts.map(sortedName);
  const keys = new Map(names.toSorted().map((name, key) => [name, key]));
  return Uint32Array.from(names, (name) => keys.get(name) ?? 0);
}

/** Numbers of so many digits are compared as numbers. */
const DIGITS = 9;

/** Compared unit by unit it is sorted as people do: 'Hilo 9' before 'Hilo 10', 'Ñandú' after 'Nube'. */
function sortedName(name: string): string {
  // The tilde comes after all letters.
  return normalised(name.replace(/ñ/gi, 'n~'))
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
