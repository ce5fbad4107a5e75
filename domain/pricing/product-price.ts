import type { Centavos } from '../money/centavos.ts';
import { type BulkOffer, isSameBulkOffer } from './bulk-offer.ts';

/** The price of a product. */
export type ProductPrice = {
  /** The list price of one unit; `null` means 'Consultar'. */
  readonly price: Centavos | null;
  readonly bulkOffer: BulkOffer | null;
};

export function isSameProductPrice(one: ProductPrice, other: ProductPrice): boolean {
  return one.price === other.price && isSameBulkOffer(one.bulkOffer, other.bulkOffer);
}
