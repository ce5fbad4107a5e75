import { BY_PIECE } from '../measure/sale-unit.ts';
import { type LinePrice, priceLine } from './price-line.ts';
import type { SoldPrice } from './product-price.ts';

/**
 * What an amount of a product costs: every price that somebody sees or pays is asked here, of the product as its buyer is
 * sold it (`soldTo`). Read from the product itself are only stored prices, by whoever changes them (form, price studio,
 * imports and exports, price history), by the API's products, and by an order's or a quote's copy, which keeps what was
 * asked.
 * @param amount a whole number, 0 or more, of smallest parts of all variants (PRICE-013, UNIT-001)
 */
export function priceOf(product: SoldPrice, amount: number): LinePrice {
  const { price, bulkOffer, saleUnit = BY_PIECE } = product;
  return priceLine({ price, bulkOffer, saleUnit, units: amount });
}
