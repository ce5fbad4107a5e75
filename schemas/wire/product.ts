import type { Measure } from '#domain/law/unit-price.ts';
import { GENERAL_VAT, type Vat } from '#domain/law/vat.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import type { Product } from '#domain/products/product.ts';
import type { FieldsWith, ProductField, ProductFields } from '#domain/products/product-fields.ts';
import type { Section } from '#domain/products/sections.ts';

/** The JSON value of each kind of field. Amounts are pesos with a dot; '' is no price, '0' is no bulk offer. */
export type WireValues = {
  id: string;
  section: Section;
  category: string;
  text: string;
  code: string;
  flag: boolean;
  photos: string[];
  photoTexts: string[];
  names: string[];
  /** '' means 'Consultar'. */
  price: string;
  /** The price of the whole pack; '0' means none. */
  packPrice: string;
  /** '12 unidades': the first word is the size of the pack; '0' means none. */
  minimumUnits: string;
  vat: Vat;
  content: string;
  measure: Measure | '';
};

/** The parts of a product by JSON object and key; for types alone. */
type Place = ProductFields[ProductField]['place'];
type Keyed = Exclude<ProductField, 'bulkOffer'>;
type Halves = ProductFields['bulkOffer']['halves'];

type WireOf<Fields extends Keyed> = {
  -readonly [Field in Fields as ProductFields[Field]['wire']]: WireValues[ProductFields[Field]['kind']];
};

type Optional<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };
type Flat<Shape> = { [Key in keyof Shape]: Shape[Key] };

/** The keys of one JSON object. */
export type WireAt<At extends Place> = Flat<
  WireOf<Extract<Exclude<Keyed, FieldsWith<{ isOptional: true }>>, FieldsWith<{ place: At }>>> &
    Optional<WireOf<Extract<Keyed, FieldsWith<{ place: At; isOptional: true }>>>> &
    (ProductFields['bulkOffer']['place'] extends At
      ? { -readonly [Half in keyof Halves as Halves[Half]['wire']]: WireValues[Half] }
      : unknown)
>;

/** `data.items[0]`: the product's texts, prices and variants (DATA-002/003). */
export type WireItem = WireAt<'item'>;

/** A product in the API (DATA-001, DATA-004). A true `filter` hides it from visitors. */
export type WireProduct = Flat<WireAt<'root'> & { data: Flat<WireAt<'data'> & { items: WireItem[] }> }>;

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
    colours: item.colours ?? [],
    models: item.models ?? [],
    soldOutVariants: item.soldOut ?? [],
    code: item.code || null,
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
