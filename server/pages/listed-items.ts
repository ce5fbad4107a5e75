import { createHash } from 'node:crypto';
import type { StoreConfig } from '#config/store.ts';
import { gtinOfProduct } from '#domain/bar-codes/variant-bar-codes.ts';
import type { Storefront } from '#domain/catalogue/storefront.ts';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import type { Measure } from '#domain/law/unit-price.ts';
import { listedColours } from '#domain/listings/listed-colours.ts';
import { signOfUnit } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { asShown } from '#domain/stock/shown-stock.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { truncated } from '#domain/text/truncated.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { pictureUrl, productUrl } from './public-urls.ts';

/** What both catalogues take, in characters and photos; Meta would take longer titles and more photos. */
const MAX_TITLE_LENGTH = 149;
const MAX_DESCRIPTION_LENGTH = 4999;
const MAX_BRAND_LENGTH = 69;
const MAX_COLOUR_LENGTH = 39;
const MAX_MORE_PHOTOS = 10;

/** An id has up to 50 characters, of which a product's takes 24. */
const COLOUR_KEY_LENGTH = 12;

/** The catalogues' names of measures, and the base that the pages say too. */
const MEASURES = {
  m: { unit: 'm', base: 1 },
  g: { unit: 'g', base: 100 },
  ml: { unit: 'ml', base: 100 },
  unidades: { unit: 'ct', base: 10 },
} as const satisfies Record<Measure, { unit: string; base: number }>;

/** A product, or one of its colours, as Google's and Meta's catalogues list it. */
export type ListedItem = {
  readonly id: string;
  /** The product that a colour is of; both are `null` for a product that comes in one colour, or in none. */
  readonly group: string | null;
  readonly colour: string | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly photo: string;
  readonly otherPhotos: readonly string[];
  readonly isSoldOut: boolean;
  /** '4850.50 ARS' */
  readonly price: string;
  /** '2.5m' and the '1m' for which prices are compared (LAW-005, UNIT-003). */
  readonly unitPricing: { readonly measure: string; readonly base: string } | null;
  /** '' without one. */
  readonly brand: string;
  readonly gtin: string | null;
  /** 'Mercería > Hilos > Algodón' */
  readonly productType: string;
};

export type ListingShop = {
  /** The origin of every URL, without a slash at the end. */
  readonly site: string;
  readonly store: Pick<StoreConfig, 'name' | 'description' | 'stock'>;
  readonly storefront: Pick<Storefront<StoredProduct>, 'visible'>;
};

/**
 * The visible products; of several colours, one by one. The catalogues require a price and a photo, so products without
 * them are left out. Prices are the same as on the products' pages.
 */
export function* listedItems({ site, store, storefront }: ListingShop): Generator<ListedItem> {
  for (const { product } of storefront.visible.entries) {
    const { price } = priceOf(product, 1);
    if (price !== null && product.photos.length > 0)
      yield* itemsOf({ site, product: asShown(product, store.stock), price });
  }
}

type Priced = { readonly site: string; readonly product: StoredProduct; readonly price: Centavos };

function itemsOf(priced: Priced): readonly ListedItem[] {
  const { product } = priced;
  const title = product.name.trim() || 'Producto';
  const colours = listedColours(product);
  if (colours.length === 0) {
    const own = { id: product.id, group: null, colour: null, title: truncated(title, MAX_TITLE_LENGTH) };
    return [
      {
        ...commonOf(priced, product.photos),
        ...own,
        isSoldOut: isWhollySoldOut(product),
        gtin: gtinOfProduct(product),
      },
    ];
  }
  return colours.map(({ name, gtin, photo, isSoldOut }) => {
    const colour = truncated(name, MAX_COLOUR_LENGTH);
    return {
      ...commonOf(priced, withFirst(product.photos, photo)),
      id: `${product.id}-${colourKey(name)}`,
      group: product.id,
      colour,
      title: `${truncated(title, MAX_TITLE_LENGTH - colour.length - 2)}, ${colour}`,
      isSoldOut,
      gtin,
    };
  });
}

function commonOf({ site, product, price }: Priced, photos: readonly string[]) {
  const { name, summary, section, subsection, type, brand } = product;
  const description =
    descriptionLines(product.description).join(' ').trim() || summary.trim() || name.trim() || 'Producto';
  const [photo = '', ...others] = photos.map((stored) => pictureUrl(site, stored));
  return {
    description: truncated(description, MAX_DESCRIPTION_LENGTH),
    link: productUrl(site, product),
    photo,
    otherPhotos: others.slice(0, MAX_MORE_PHOTOS),
    price: listedPrice(price),
    unitPricing: unitPricing(product),
    brand: truncated(brand.trim(), MAX_BRAND_LENGTH),
    productType: [screenSection(section), subsection, type].join(' > '),
  };
}

function withFirst(photos: readonly string[], first: string | null): readonly string[] {
  return first === null ? photos : [first, ...photos.filter((photo) => photo !== first)];
}

/** A colour's part of an id; the same as long as the colour has its name. */
function colourKey(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, COLOUR_KEY_LENGTH);
}

function unitPricing({ unitAmount, unitMeasure, saleUnit }: Product): ListedItem['unitPricing'] {
  if (isByMeasure(saleUnit)) {
    const one = `1${signOfUnit(saleUnit)}`;
    return { measure: one, base: one };
  }
  if (unitAmount === '' || unitMeasure === '') return null;
  const { unit, base } = MEASURES[unitMeasure];
  return { measure: `${unitAmount}${unit}`, base: `${base}${unit}` };
}

function listedPrice(price: Centavos): string {
  const [whole, fraction = '00'] = toDecimalString(price).split('.');
  return `${whole}.${fraction} ARS`;
}
