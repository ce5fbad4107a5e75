import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { WireItem } from '../product-answer.ts';

export function bulkOfferToWire(offer: BulkOffer | null): Pick<WireItem, 'wholesalePrice' | 'quantity'> {
  if (offer === null) return { wholesalePrice: '0', quantity: '0' };
  const noun = offer.minimumUnits === 1 ? 'unidad' : 'unidades';
  return { wholesalePrice: toDecimalString(offer.packPrice), quantity: `${offer.minimumUnits} ${noun}` };
}
