import { type LineSums, lineSums } from '../pricing/line-sums.ts';
import type { LinePrice } from '../pricing/price-line.ts';
import { priceOf } from '../pricing/price-of.ts';
import { orderableQuantities } from '../products/availability.ts';
import { unitsIn } from '../products/variants.ts';
import type { Cart, CartLine, CartProduct } from './cart-line.ts';

export type PricedCartLine = CartLine & { readonly price: LinePrice };
export type PricedCart = { readonly lines: readonly PricedCartLine[]; readonly totals: LineSums };

type Catalogue = {
  readonly products: ReadonlyMap<string, CartProduct>;
  /** Called with the id of each line whose product is not in the catalogue (CART-024). */
  readonly warn: (productId: string) => void;
};

/**
 * Prices every line by the catalogue, or by its snapshot without one. With a catalogue, a line of an unknown product is
 * reported and has no price. Units that can't be ordered are not counted.
 */
export function pricedCart(cart: Cart, catalogue?: Catalogue): PricedCart {
  const lines = cart.map((line) =>
    catalogue === undefined ? pricedBySnapshot(line) : { ...line, price: priceOfLine(line, catalogue) },
  );
  return { lines, totals: lineSums(lines.map((line) => line.price)) };
}

const bySnapshot = new WeakMap<CartLine, PricedCartLine>();

/** The same object for the same line, so that a page renders only the lines that changed. */
function pricedBySnapshot(line: CartLine): PricedCartLine {
  const known = bySnapshot.get(line);
  if (known !== undefined) return known;
  const priced = { ...line, price: priceOfLine(line, undefined) };
  bySnapshot.set(line, priced);
  return priced;
}

function priceOfLine(line: CartLine, catalogue: Catalogue | undefined): LinePrice {
  const product = catalogue === undefined ? line.snapshot : catalogue.products.get(line.productId);
  if (product !== undefined) {
    return priceOf(product, unitsIn(orderableQuantities(product, line.quantities)));
  }
  catalogue?.warn(line.productId);
  return priceOf({ price: null, bulkOffer: null }, 0);
}
