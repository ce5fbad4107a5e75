import { parsePesos } from '#domain/money/parse-pesos.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import { cheaperOffer } from '#domain/pricing/cheaper-offer.ts';
import { minimumUnitsOf } from '#schemas/wire/product.ts';
import { formatExactPrice } from '#web/format.ts';
import type { ProductDraft } from './product-draft.ts';

type BulkOfferNote = {
  readonly help: string;
  /** Why the shop will not show the offer; `null` if it will, or if there is none. */
  readonly warning: string | null;
};

/** What the typed offer comes to. Unreadable amounts have their own messages, on saving. */
export function bulkOfferNote(
  draft: Pick<ProductDraft, 'price' | 'packPrice' | 'minimumUnits'>,
): BulkOfferNote {
  const packPrice = parsePesos(draft.packPrice);
  const minimumUnits = minimumUnitsOf(draft.minimumUnits);
  if (packPrice === null || packPrice === 0 || minimumUnits === null) {
    return { help: 'Van juntos, o ninguno de los dos.', warning: null };
  }
  const bulkOffer = { minimumUnits, packPrice };
  const unitPrice = formatExactPrice(bulkUnitPrice(bulkOffer));
  const help = `Cada unidad queda a ${unitPrice}.`;
  if (draft.price.trim() === '') {
    return { help, warning: 'La oferta por cantidad no se va a ver: el producto no tiene precio de lista.' };
  }
  const price = parsePesos(draft.price);
  if (price === null || cheaperOffer({ price, bulkOffer }) !== null) return { help, warning: null };
  const single = formatExactPrice(price);
  return {
    help,
    warning: `La oferta por cantidad no se va a ver: así cada unidad queda a ${unitPrice}, y suelta cuesta ${single}.`,
  };
}
