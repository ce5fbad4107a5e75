import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';
import { type BulkOffer, isSameBulkOffer } from './bulk-offer.ts';

/** The price of a product. */
export type ProductPrice = {
  /** The list price of one unit; `null` means 'Consultar'. */
  readonly price: Centavos | null;
  readonly bulkOffer: BulkOffer | null;
};

/** The price of a product that is sold in some unit; a card of one that is sold by the piece doesn't say so. */
export type SoldPrice = ProductPrice & { readonly saleUnit?: SaleUnit };

export function isSameProductPrice(one: ProductPrice, other: ProductPrice): boolean {
  return one.price === other.price && isSameBulkOffer(one.bulkOffer, other.bulkOffer);
}
