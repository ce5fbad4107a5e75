import { type BulkOffer, isSameBulkOffer } from '../pricing/bulk-offer.ts';
import type { ProductPrice } from '../pricing/product-price.ts';
import { formatAmount } from '../text/format.ts';

/** Of what changed, before and after with an arrow between them: ': $ 5.000 -> $ 5.500' (STUDIO-007). */
export function priceChangeInWords(before: ProductPrice, after: ProductPrice): string {
  const parts = [
    before.price === after.price ? '' : `${formatAmount(before.price)} \u2192 ${formatAmount(after.price)}`,
    isSameBulkOffer(before.bulkOffer, after.bulkOffer)
      ? ''
      : `pack ${offerInWords(before.bulkOffer)} \u2192 ${offerInWords(after.bulkOffer)}`,
  ].filter((words) => words !== '');
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

function offerInWords(offer: BulkOffer | null): string {
  return offer === null ? 'ninguno' : `de ${offer.minimumUnits} ${formatAmount(offer.packPrice)}`;
}
