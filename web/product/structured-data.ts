import type { StoreConfig } from '#config/store.ts';
import { isWhollySoldOut } from '#domain/catalogue/availability.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
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

/** A product as a schema.org object (SEO-001 to SEO-003). */
export function structuredData({ product, url, publicUrl, rating, priceEnd, now }: StructuredDataInput) {
  const description = descriptionLines(product.description).join(' ').trim() || product.summary.trim();
  const image = product.photos.map((photo, place) =>
    imageOf(pictureUrl(photo, publicUrl), product.altTexts[place]),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name || 'Producto',
    ...(description && { description }),
    ...(image.length > 0 && { image }),
    url,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.code !== null && { sku: product.code }),
    ...(product.price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'ARS',
        price: toDecimalString(product.price),
        priceValidUntil: priceEnd ?? aYearAfter(now),
        availability: `https://schema.org/${isWhollySoldOut(product) ? 'OutOfStock' : 'InStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews },
    }),
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
