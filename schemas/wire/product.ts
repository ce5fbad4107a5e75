import { altTextsFor, altTextsOf } from '#domain/catalogue/alt-texts.ts';
import type { BriefProduct, Product, Section } from '#domain/catalogue/product.ts';
import { parseDecimalString, toDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';

/** `data.items[0]`: everything about a product that a person reads (DATA-002/003). Amounts are pesos with a dot. */
export type WireItem = {
  marca: string;
  name: string;
  photo: string[];
  /** What each photo shows, in the photos' order; left out where none has a text. */
  photoAlt?: string[] | undefined;
  /** '' means 'Consultar'. */
  price: string;
  summary: string;
  description: string;
  specsTecs: string;
  colours: string[];
  models: string[];
  code?: string | undefined;
  /** The price of the whole pack; '0' is none. */
  wholesalePrice: string;
  /** '12 unidades': the first word is the pack's size; '0' is none. */
  quantity: string;
};

/** How many letters each text of a product may have. */
export const PRODUCT_LENGTHS = {
  brand: 120,
  name: 120,
  summary: 200,
  description: 5000,
  specifications: 5000,
  code: 40,
} as const satisfies Partial<Record<keyof Product, number>>;

export const LONGEST_ALT_TEXT = 200;

/** A product as the API speaks of it (DATA-001, DATA-004). */
export type WireProduct = {
  _id: string;
  offer: boolean;
  section: Section;
  subsection: string;
  /** True hides the product from visitors. */
  filter: boolean;
  data: { type: string; items: WireItem[] };
};

type WireBriefItem = Omit<WireItem, 'summary' | 'description' | 'specsTecs' | 'colours' | 'models'>;

/** A product as lists of the dashboard show it, with one photo at most. */
export type WireBriefProduct = Omit<WireProduct, 'data'> & { data: { type: string; items: WireBriefItem[] } };

const NO_ITEM: WireItem = {
  marca: '',
  name: '',
  photo: [],
  price: '',
  summary: '',
  description: '',
  specsTecs: '',
  colours: [],
  models: [],
  wholesalePrice: '0',
  quantity: '0',
};

/** Amounts that are no amounts read as none: what arrives from outside is checked by the schema before. */
export function productFromWire(wire: WireProduct): Product {
  const item = wire.data.items[0] ?? NO_ITEM;
  const price = parseDecimalString(item.price);
  return {
    id: wire._id,
    section: wire.section,
    subsection: wire.subsection,
    type: wire.data.type,
    isOffer: wire.offer,
    isHidden: wire.filter,
    brand: item.marca,
    name: item.name,
    summary: item.summary,
    description: item.description,
    specifications: item.specsTecs,
    photos: item.photo,
    altTexts: altTextsOf(item.photoAlt ?? []),
    price: price !== null && price > 0 ? price : null,
    bulkOffer: bulkOfferFromWire(item),
    colours: item.colours,
    models: item.models,
    code: item.code === undefined || item.code === '' ? null : item.code,
  };
}

export function productToWire(product: Product): WireProduct {
  return {
    _id: product.id,
    offer: product.isOffer,
    section: product.section,
    subsection: product.subsection,
    filter: product.isHidden,
    data: { type: product.type, items: [itemToWire(product)] },
  };
}

export function briefProductFromWire({ data, ...wire }: WireBriefProduct): BriefProduct {
  const items = data.items.map((item) => ({ ...NO_ITEM, ...item }));
  const { summary, description, specifications, colours, models, ...product } = productFromWire({
    ...wire,
    data: { ...data, items },
  });
  return product;
}

export function briefProductToWire(product: Product): WireBriefProduct {
  const photos = product.photos.slice(0, 1);
  const { data, ...wire } = productToWire({ ...product, photos, altTexts: altTextsFor(photos, product) });
  const items = data.items.map(({ summary, description, specsTecs, colours, models, ...item }) => item);
  return { ...wire, data: { ...data, items } };
}

/** `data.items[0]` of a product. */
export function itemToWire(product: Omit<Product, 'isOffer' | 'isHidden'>): WireItem {
  return {
    marca: product.brand,
    name: product.name,
    photo: [...product.photos],
    ...(product.altTexts.length > 0 && { photoAlt: [...product.altTexts] }),
    price: product.price === null ? '' : toDecimalString(product.price),
    summary: product.summary,
    description: product.description,
    specsTecs: product.specifications,
    colours: [...product.colours],
    models: [...product.models],
    ...(product.code === null ? {} : { code: product.code }),
    ...bulkOfferToWire(product.bulkOffer),
  };
}

/** `null` unless the pack has a price and its first word is a number of units (PRICE-007/008/011). */
export function bulkOfferFromWire(item: Pick<WireItem, 'wholesalePrice' | 'quantity'>): BulkOffer | null {
  const packPrice = parseDecimalString(item.wholesalePrice);
  const minimumUnits = minimumUnitsOf(item.quantity);
  if (packPrice === null || packPrice <= 0 || minimumUnits === null) return null;
  return { minimumUnits, packPrice };
}

export function bulkOfferToWire(offer: BulkOffer | null): Pick<WireItem, 'wholesalePrice' | 'quantity'> {
  if (offer === null) return { wholesalePrice: '0', quantity: '0' };
  const noun = offer.minimumUnits === 1 ? 'unidad' : 'unidades';
  return { wholesalePrice: toDecimalString(offer.packPrice), quantity: `${offer.minimumUnits} ${noun}` };
}

/** The first word of '12 unidades' as a whole number above 0 and below a million, else `null`. */
export function minimumUnitsOf(quantity: string): number | null {
  const units = packUnits(quantity);
  return units === 0 ? null : units;
}
