import type { Centavos } from '../money/centavos.ts';
import { centavos, pesos, ZERO } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { ListTerms } from '../pricing/sold-to.ts';
import type { Product } from '../products/product.ts';
import { normalisedCategory } from '../text/normalised.ts';
import type { ListRule, PriceList } from './wholesale-list.ts';

type Listed = Pick<Product, 'id' | 'section' | 'subsection' | 'type' | 'brand' | 'price'>;

/** What a list asks for one unit of a product, and why; a rule that names nothing counts for the whole shop. */
export type ListPrice =
  | { readonly by: 'own'; readonly price: Centavos }
  | { readonly by: 'rule'; readonly price: Centavos; readonly rule: ListRule }
  | { readonly by: 'none'; readonly price: Centavos | null };

/**
 * The most exact wins: a price of the product's own, brand, type, subsection, section, shop; of rules as exact as each
 * other the first. A price on request ('Consultar') has nothing to take a percentage off.
 */
export function listPrice(
  { rules, prices }: Pick<PriceList, 'rules' | 'prices'>,
  product: Listed,
): ListPrice {
  const own = prices.get(product.id);
  if (own !== undefined) return { by: 'own', price: own };
  const { price } = product;
  const rule = mostExact(rules.filter((one) => isMeant(one, product)));
  if (rule === undefined || price === null) return { by: 'none', price };
  return { by: 'rule', price: percentOff(price, rule), rule };
}

/** What a list asks for everything that it sells otherwise than to everybody. */
export function termsOf(list: PriceList, products: Iterable<Listed>): ListTerms {
  const prices = new Map<string, Centavos>();
  for (const product of products) {
    const { price } = listPrice(list, product);
    if (price !== null && (product.price === null || price < product.price)) prices.set(product.id, price);
  }
  return { prices, increment: list.increment };
}

function isMeant(rule: ListRule, product: Listed): boolean {
  return PLACES.every(
    (place) => rule[place] === '' || normalisedCategory(rule[place]) === normalisedCategory(product[place]),
  );
}

/** From the least exact to the most. */
const PLACES = ['section', 'subsection', 'type', 'brand'] as const;

function mostExact(rules: readonly ListRule[]): ListRule | undefined {
  return rules.reduce<ListRule | undefined>(
    (best, rule) => (best === undefined || exactness(rule) > exactness(best) ? rule : best),
    undefined,
  );
}

function exactness(rule: ListRule): number {
  return PLACES.reduce((sum, place, at) => sum + (rule[place] === '' ? 0 : 2 ** at), 0);
}

/** From so much on, prices of a list are whole pesos. */
const WHOLE_PESOS_FROM = pesos(100);

/** Half up, to the peso or to the centavo, and never for nothing. */
function percentOff(price: Centavos, { percent }: ListRule): Centavos {
  const grain = price < WHOLE_PESOS_FROM ? 1n : 100n;
  const left = BigInt(price) * BigInt(10_000 - percent);
  const rounded = halfUp({ numerator: left, denominator: 10_000n * grain }) * grain;
  return centavos(Number(rounded === 0n && price > ZERO ? 1n : rounded));
}
