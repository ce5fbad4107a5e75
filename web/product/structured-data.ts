import type { StoreConfig } from '#config/store.ts';
import { gtinOfProduct } from '#domain/bar-codes/variant-bar-codes.ts';
import type { Measure } from '#domain/law/unit-price.ts';
import { listedColours } from '#domain/listings/listed-colours.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { isWhollySoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { pictureUrl } from './picture-url.ts';

type StructuredDataInput = {
  product: Product;
  /** The product's page. */
  url: string;
  publicUrl: string;
  rating: StoreConfig['structuredData']['rating'];
  /** When the price goes back to the one before, as ISO 8601 in the shop's time, or `null` (STUDIO-009). */
  priceEnd: string | null;
  /** Epoch ms. */
  now: number;
};

/** A product as a schema.org object (SEO-001 to SEO-003); one that comes in several colours is a group of them. */
export function structuredData(input: StructuredDataInput): object {
  const { product, url, publicUrl, rating } = input;
  const description = descriptionLines(product.description).join(' ').trim() || product.summary.trim();
  const image = product.photos.map((photo, place) =>
    imageOf(pictureUrl(photo, publicUrl), product.altTexts[place]),
  );
  return {
    '@context': 'https://schema.org',
    ...kindOf(input),
    name: nameOf(product),
    ...(description && { description }),
    ...(image.length > 0 && { image }),
    url,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews },
    }),
  };
}

function kindOf(input: StructuredDataInput) {
  const { product, publicUrl } = input;
  const colours = listedColours(product);
  const code = product.code === null ? {} : { sku: product.code };
  if (colours.length === 0) {
    const gtin = gtinOfProduct(product);
    const offers = offerOf(input, isWhollySoldOut(product));
    return { '@type': 'Product', ...code, ...(gtin !== null && { gtin }), ...offers };
  }
  return {
    '@type': 'ProductGroup',
    productGroupID: product.code ?? product.id,
    variesBy: 'https://schema.org/color',
    hasVariant: colours.map(({ name, gtin, photo, isSoldOut }) => {
      const picture = photo ?? product.photos[0];
      return {
        '@type': 'Product',
        name: `${nameOf(product)}, ${name}`,
        color: name,
        ...(gtin !== null && { gtin }),
        // Search engines list no offer without a photo, and a group's photos are not its variants'.
        ...(picture !== undefined && { image: pictureUrl(picture, publicUrl) }),
        ...offerOf(input, isSoldOut),
      };
    }),
  };
}

function nameOf({ name }: Product): string {
  return name || 'Producto';
}

/** Nothing without a price. */
function offerOf({ product, url, priceEnd, now }: StructuredDataInput, isSoldOut: boolean) {
  const { price } = priceOf(product, 1);
  if (price === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'ARS',
      price: toDecimalString(price),
      ...unitPricing(price, product),
      priceValidUntil: priceEnd ?? aYearAfter(now),
      availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

/** UN/CEFACT codes, and the base of the unit price that the page says. */
const REFERENCES = {
  m: ['MTR', 1],
  g: ['GRM', 100],
  ml: ['MLT', 100],
  unidades: ['C62', 10],
} as const satisfies Record<Measure, readonly [string, number]>;

/** For search engines that compare prices by measure (LAW-005, UNIT-003). */
function unitPricing(price: Centavos, { unitAmount, unitMeasure, saleUnit }: Product) {
  if (isByMeasure(saleUnit)) return priceFor(price, { value: 1, unitCode: saleUnit.code });
  if (unitAmount === '' || unitMeasure === '') return {};
  const [unitCode, base] = REFERENCES[unitMeasure];
  const valueReference = { '@type': 'QuantitativeValue', value: base, unitCode };
  return priceFor(price, { value: unitAmount, unitCode, valueReference });
}

function priceFor(price: Centavos, quantity: object) {
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimalString(price),
      priceCurrency: 'ARS',
      referenceQuantity: { '@type': 'QuantitativeValue', ...quantity },
    },
  };
}

/** A photo with an alternative text becomes an object; the others are plain addresses. */
function imageOf(url: string, altText: string | undefined) {
  return altText ? { '@type': 'ImageObject', contentUrl: url, caption: altText } : url;
}

function aYearAfter(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
