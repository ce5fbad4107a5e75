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
import { RETAIL } from '#domain/pricing/buyer.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { asShown } from '#domain/stock/shown-stock.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { truncated } from '#domain/text/truncated.ts';
import { xmlText } from '#server/http/xml-text.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { pictureUrl, productUrl } from './public-urls.ts';

/** The format's limits, in characters and photos. */
const MAX_TITLE_LENGTH = 149;
const MAX_DESCRIPTION_LENGTH = 4999;
const MAX_MORE_PHOTOS = 10;

/** An id has up to 50 characters, of which a product's takes 24. */
const COLOUR_KEY_LENGTH = 12;

/** The format's names of measures, and the base that the pages say too. */
const FEED_MEASURES = {
  m: { unit: 'm', base: 1 },
  g: { unit: 'g', base: 100 },
  ml: { unit: 'ml', base: 100 },
  unidades: { unit: 'ct', base: 10 },
} as const satisfies Record<Measure, { unit: string; base: number }>;

type Shop = {
  /** The origin of every URL, without a slash at the end. */
  readonly site: string;
  readonly store: Pick<StoreConfig, 'name' | 'description' | 'stock'>;
  readonly storefront: Pick<Storefront<StoredProduct>, 'visible'>;
};

/**
 * The visible products for Google Merchant Center: RSS 2.0 with its `g:` elements. The format requires a price and a
 * photo, so products without them are left out. Prices are the same as on the products' pages.
 */
export function* merchantFeed({ site, store, storefront }: Shop): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n';
  yield `<channel>${element('title', store.name)}${element('link', `${site}/`)}${element('description', store.description)}\n`;
  for (const { product } of storefront.visible.entries) {
    const { price } = priceOf(product, RETAIL, 1);
    if (price !== null) yield* items(site, asShown(product, store.stock), price);
  }
  yield '</channel>\n</rss>\n';
}

/** What differs from one listing of a product to the next. */
type Listing = {
  readonly id: string;
  readonly title: string;
  /** The first photo; the others follow. */
  readonly photo: string | null;
  readonly gtin: string | null;
  readonly isSoldOut: boolean;
  /** `null` for a product that comes in one colour, or in none. */
  readonly colour: string | null;
};

/** A product of several colours is listed once for each; they know each other by its id. */
function listings(product: StoredProduct): readonly Listing[] {
  const title = product.name.trim() || 'Producto';
  const colours = listedColours(product);
  const whole = {
    id: product.id,
    title,
    photo: null,
    gtin: gtinOfProduct(product),
    isSoldOut: isWhollySoldOut(product),
    colour: null,
  };
  return colours.length === 0
    ? [whole]
    : colours.map(({ name, ...colour }) => ({
        ...colour,
        id: `${product.id}-${colourKey(name)}`,
        title: `${title}, ${name}`,
        colour: name,
      }));
}

/** A colour's part of a listing's id, which the format bounds; the same as long as the colour has its name. */
function colourKey(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, COLOUR_KEY_LENGTH);
}

function* items(site: string, product: StoredProduct, price: Centavos): Generator<string> {
  for (const listing of listings(product)) yield item({ site, product, price, listing });
}

type Listed = {
  readonly site: string;
  readonly product: StoredProduct;
  readonly price: Centavos;
  readonly listing: Listing;
};

function item({ site, product, price, listing }: Listed): string {
  const { id, title, gtin, isSoldOut, colour } = listing;
  const photos = product.photos.toSorted(
    (one, other) => Number(other === listing.photo) - Number(one === listing.photo),
  );
  const [photo, ...others] = photos.map((stored) => pictureUrl(site, stored));
  if (photo === undefined) return '';
  const description =
    descriptionLines(product.description).join(' ').trim() || product.summary.trim() || title;
  const { section, subsection, type, brand } = product;
  const elements = [
    element('g:id', id),
    ...(colour === null
      ? []
      : [element('g:item_group_id', product.id), element('g:color', colour.replaceAll('/', ' '))]),
    element('g:title', truncated(title, MAX_TITLE_LENGTH)),
    element('g:description', truncated(description, MAX_DESCRIPTION_LENGTH)),
    element('g:link', productUrl(site, product)),
    element('g:image_link', photo),
    ...others.slice(0, MAX_MORE_PHOTOS).map((other) => element('g:additional_image_link', other)),
    element('g:availability', isSoldOut ? 'out_of_stock' : 'in_stock'),
    element('g:price', feedPrice(price)),
    ...unitPricing(product),
    element('g:condition', 'new'),
    ...(brand.trim() === '' ? [] : [element('g:brand', brand.trim())]),
    // A product's code is the shop's own, not a manufacturer's number.
    gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
    element('g:product_type', [screenSection(section), subsection, type].join(' > ')),
  ];
  return `<item>${elements.join('')}</item>\n`;
}

/** What a product's price buys, and for how much of it prices are compared (LAW-005, UNIT-003). */
function unitPricing({ unitAmount, unitMeasure, saleUnit }: Product): string[] {
  if (isByMeasure(saleUnit)) {
    const one = `1${signOfUnit(saleUnit)}`;
    return [element('g:unit_pricing_measure', one), element('g:unit_pricing_base_measure', one)];
  }
  if (unitAmount === '' || unitMeasure === '') return [];
  return [
    element('g:unit_pricing_measure', `${unitAmount}${FEED_MEASURES[unitMeasure].unit}`),
    element(
      'g:unit_pricing_base_measure',
      `${FEED_MEASURES[unitMeasure].base}${FEED_MEASURES[unitMeasure].unit}`,
    ),
  ];
}

/** '4850.50 ARS' */
function feedPrice(price: Centavos): string {
  const [whole, fraction = '00'] = toDecimalString(price).split('.');
  return `${whole}.${fraction} ARS`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
