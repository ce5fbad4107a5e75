import { GENERAL_VAT } from '#domain/law/vat.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireItem, WireProduct } from '../product-answer.ts';

/** A product in a request: empty fields of the item may be missing. */
type ReadableProduct = Omit<WireProduct, 'data'> & {
  data: Omit<WireProduct['data'], 'items'> & { items: Partial<WireItem>[] };
};

/** Invalid amounts read as none, and missing fields as empty. The schema checks requests before. */
export function productFromWire(wire: ReadableProduct): Product {
  const item: Partial<WireItem> = wire.data.items[0] ?? {};
  const price = parseDecimalString(item.price ?? '');
  return {
    id: wire._id,
    section: wire.section,
    subsection: wire.subsection,
    type: wire.data.type,
    isOffer: wire.offer,
    isHidden: wire.filter,
    isSoldOut: wire.soldOut ?? false,
    brand: item.marca ?? '',
    name: item.name ?? '',
    summary: item.summary ?? '',
    description: item.description ?? '',
    specifications: item.specsTecs ?? '',
    photos: item.photo ?? [],
    altTexts: altTextsOf(item.photoAlt ?? []),
    photoColours: altTextsOf(item.photoColour ?? []),
    price: price !== null && price > 0 ? price : null,
    bulkOffer: bulkOfferFromWire({
      wholesalePrice: item.wholesalePrice ?? '',
      quantity: item.quantity ?? '',
    }),
    vat: item.vat ?? GENERAL_VAT,
    unitAmount: item.unitAmount ?? '',
    unitMeasure: item.unitMeasure ?? '',
    saleUnit: item.unit ?? BY_PIECE,
    barCodes: item.barCodes ?? [],
    colours: item.colours ?? [],
    models: item.models ?? [],
    soldOutVariants: item.soldOut ?? [],
    code: item.code || null,
    ...(wire.left !== undefined && { left: wire.left }),
  };
}

/** `null` unless the pack has a price and a number of units (PRICE-007/008/011). */
export function bulkOfferFromWire(item: Pick<WireItem, 'wholesalePrice' | 'quantity'>): BulkOffer | null {
  const packPrice = parseDecimalString(item.wholesalePrice);
  const minimumUnits = minimumUnitsOf(item.quantity);
  if (packPrice === null || packPrice <= 0 || minimumUnits === null) return null;
  return { minimumUnits, packPrice };
}

/** The first word of '12 unidades' as a whole number above 0 and below a million, else `null`. */
export function minimumUnitsOf(quantity: string): number | null {
  const units = packUnits(quantity);
  return units === 0 ? null : units;
}
