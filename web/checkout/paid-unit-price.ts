import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';

/** What one unit of the line comes to, for the eye: the bulk price while it is active. `null` is 'Consultar'. */
export function paidUnitPrice({ price, snapshot }: PricedCartLine): Centavos | null {
  return price.isBulkActive && snapshot.bulkOffer !== null ? bulkUnitPrice(snapshot.bulkOffer) : price.price;
}
