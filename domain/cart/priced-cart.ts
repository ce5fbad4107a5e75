import { isInSteps, isOnStep, type SaleUnit } from '../measure/sale-unit.ts';
import { type LineSums, lineSums } from '../pricing/line-sums.ts';
import type { LinePrice } from '../pricing/price-line.ts';
import { priceOf } from '../pricing/price-of.ts';
import { type Buyer, soldTo } from '../pricing/sold-to.ts';
import { orderableQuantities } from '../products/availability.ts';
import type { Quantities } from '../products/quantities.ts';
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
 * Prices every line as its buyer is sold it, by the catalogue, or by its snapshot without one. With a catalogue, a line of
 * an unknown product is reported and has no price. Units that can't be ordered are not counted, nor those off the step.
 */
export function pricedCart(cart: Cart, buyer: Buyer, catalogue?: Catalogue): PricedCart {
  const lines = cart.map((line) =>
    catalogue === undefined
      ? pricedBySnapshot(line, buyer)
      : { ...line, price: priceOfLine(line, buyer, catalogue) },
  );
  return { lines, totals: lineSums(lines.map((line) => line.price)) };
}

const bySnapshot = new WeakMap<CartLine, { readonly buyer: Buyer; readonly priced: PricedCartLine }>();

/** The same object for the same line and buyer, so that a page renders only the lines that changed. */
function pricedBySnapshot(line: CartLine, buyer: Buyer): PricedCartLine {
  const known = bySnapshot.get(line);
  if (known?.buyer === buyer) return known.priced;
  const priced = { ...line, price: priceOfLine(line, buyer, undefined) };
  bySnapshot.set(line, { buyer, priced });
  return priced;
}

function priceOfLine(line: CartLine, buyer: Buyer, catalogue: Catalogue | undefined): LinePrice {
  const found = catalogue === undefined ? line.snapshot : catalogue.products.get(line.productId);
  if (found === undefined) {
    catalogue?.warn(line.productId);
    return priceOf({ price: null, bulkOffer: null }, 0);
  }
  const product = soldTo(buyer, { ...found, id: line.productId });
  const orderable = orderableQuantities(product, line.quantities);
  return priceOf(product, unitsIn(onStep(orderable, product.saleUnit)));
}

function onStep(quantities: Quantities, unit: SaleUnit): Quantities {
  if (!isInSteps(unit)) return quantities;
  return Object.fromEntries(Object.entries(quantities).filter(([, parts]) => isOnStep(parts, unit)));
}
