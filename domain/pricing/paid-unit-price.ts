import type { Centavos } from '../money/centavos.ts';
import { bulkUnitPrice } from './bulk-unit-price.ts';
import type { LinePrice } from './price-line.ts';

/** The price of one unit, for display only: the bulk price while it is active. `null` is 'Consultar'. */
export function paidUnitPrice({ price, offer, isBulkActive }: LinePrice): Centavos | null {
  return isBulkActive && offer !== null ? bulkUnitPrice(offer) : price;
}
