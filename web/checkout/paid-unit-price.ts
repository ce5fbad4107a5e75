import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';

/** The price of one unit, for display only: the bulk price while it is active. `null` is 'Consultar'. */
export function paidUnitPrice({ price, snapshot }: PricedCartLine): Centavos | null {
  return price.isBulkActive && snapshot.bulkOffer !== null ? bulkUnitPrice(snapshot.bulkOffer) : price.price;
}
