import { wordsOfUnit } from '#domain/measure/quantity-text.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { WireItem } from '../product-answer.ts';

export function bulkOfferToWire(
  offer: BulkOffer | null,
  saleUnit: SaleUnit,
): Pick<WireItem, 'wholesalePrice' | 'quantity'> {
  if (offer === null) return { wholesalePrice: '0', quantity: '0' };
  const { one, many } = wordsOfUnit(saleUnit);
  const noun = offer.minimumUnits === 1 ? one : many;
  return { wholesalePrice: toDecimalString(offer.packPrice), quantity: `${offer.minimumUnits} ${noun}` };
}
