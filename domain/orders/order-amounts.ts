import type { LineExtras } from '../cart/line-extras.ts';
import type { Centavos } from '../money/centavos.ts';
import { lineSums } from '../pricing/line-sums.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import { unitsIn } from '../products/variants.ts';
import type { OrderLine } from './order.ts';

export type OrderAmounts = {
  readonly lines: readonly OrderLine[];
  /** By list price, before bulk offers (CHECKOUT-047). */
  readonly totalAmount: Centavos;
  /** After bulk offers (CHECKOUT-048). */
  readonly payableAmount: Centavos;
};

type RequestedLine = {
  /** The catalogue's current product. */
  readonly product: Product;
  /** The result of `acceptedQuantities`. */
  readonly quantities: Quantities;
  readonly extras: LineExtras;
};

/** Prices an order by the catalogue's products: one line for each requested item, in the same order. */
export function orderAmounts(requested: readonly RequestedLine[]): OrderAmounts {
  const priced = requested.map(({ product, quantities, extras }) => {
    const price = priceOf(product, unitsIn(quantities));
    return { product, quantities, extras, price };
  });
  const totals = lineSums(priced.map((line) => line.price));
  const lines = priced.map(({ product, quantities, extras, price }) => ({
    product,
    quantities,
    extras,
    units: price.units,
    listTotal: price.listTotal,
    total: price.total,
  }));
  return { lines, totalAmount: totals.listTotal, payableAmount: totals.total };
}
