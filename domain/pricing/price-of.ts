import { BY_PIECE } from '../measure/sale-unit.ts';
import type { Buyer } from './buyer.ts';
import { type LinePrice, priceLine } from './price-line.ts';
import type { ProductPrice, SoldPrice } from './product-price.ts';

/** What a product asks of each buyer. */
const ASKED = {
  retail: (product) => product,
} as const satisfies Record<Buyer, (product: ProductPrice) => ProductPrice>;

/**
 * What an amount of a product costs a buyer: every price that somebody sees or pays is asked here. Read from the product
 * itself are only stored prices, by whoever changes them (form, price studio, imports and exports, price history), by the
 * API's products, and by an order's or a quote's copy, which keeps what was asked.
 * @param amount a whole number, 0 or more, of smallest parts of all variants (PRICE-013, UNIT-001)
 */
export function priceOf(product: SoldPrice, buyer: Buyer, amount: number): LinePrice {
  const { price, bulkOffer } = ASKED[buyer](product);
  return priceLine({ price, bulkOffer, saleUnit: product.saleUnit ?? BY_PIECE, units: amount });
}
