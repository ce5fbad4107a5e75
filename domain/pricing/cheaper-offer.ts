import type { BulkOffer } from './bulk-offer.ts';
import type { ProductPrice } from './product-price.ts';

/**
 * The bulk offer, if its units are cheaper than the list price (PRICE-014). Any other offer never applies, so nothing
 * may advertise it. Compares whole numbers, because with floats 3.3 is below 3 × 1.1 (PRICE-025); a product
 * that is too large to be exact is above any pack price.
 */
export function cheaperOffer({ price, bulkOffer }: ProductPrice): BulkOffer | null {
  if (price === null || bulkOffer === null) return null;
  const isCheaper = bulkOffer.packPrice < price * bulkOffer.minimumUnits;
  return isCheaper ? bulkOffer : null;
}
