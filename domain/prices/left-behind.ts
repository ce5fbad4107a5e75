import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import type { ProductPrice } from '../pricing/product-price.ts';

/**
 * Which of price and pack price stays while the other moves, where a product has both before and after: a pack that
 * stays behind becomes a gift or a bad bargain (STUDIO-004).
 */
export function leftBehind(before: ProductPrice, after: ProductPrice): 'price' | 'pack' | null {
  if (before.price === null || after.price === null) return null;
  if (before.bulkOffer === null || after.bulkOffer === null) return null;
  const movesPrice = before.price !== after.price;
  const movesPack =
    before.bulkOffer.packPrice !== after.bulkOffer.packPrice ||
    before.bulkOffer.minimumUnits !== after.bulkOffer.minimumUnits;
  if (movesPrice === movesPack) return null;
  return movesPrice ? 'pack' : 'price';
}

/** The offer, with its pack price in the proportion of a new price; as it is where that has no amount. */
export function followingOffer(before: ProductPrice, price: Centavos | null): BulkOffer | null {
  const { bulkOffer } = before;
  if (bulkOffer === null || before.price === null || price === null) return bulkOffer;
  const packPrice = inProportion(bulkOffer.packPrice, { from: before.price, to: price });
  if (packPrice <= 0n || packPrice > BigInt(MAX_CENTAVOS)) return bulkOffer;
  return { ...bulkOffer, packPrice: centavos(Number(packPrice)) };
}

/** An amount moved as another one moved, half up to the centavo. It may be too large to store. */
export function inProportion(amount: Centavos, { from, to }: { from: Centavos; to: Centavos }): bigint {
  return halfUp({ numerator: BigInt(amount) * BigInt(to), denominator: BigInt(from) });
}
