import type { MetaDescriptor } from 'react-router';
import type { Step } from '#domain/addresses/category-steps.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { breadcrumbData } from '#web/storefront/breadcrumb-data.ts';
import { pageMeta, type ShopOfMeta } from '#web/storefront/page-meta.ts';
import { pictureUrl } from './picture-url.ts';
import { structuredData } from './structured-data.ts';

type ProductPageData = {
  readonly product: Product | null;
  /** The page's address. */
  readonly url: string;
  /** From the home to its category. */
  readonly steps: readonly Step[];
  readonly priceEnd: string | null;
  /** Epoch ms. */
  readonly today: number;
};

/** A product page's metadata for search engines and chats (SEO-001, SEO-G03). A hidden product is not indexed. */
export function productMeta(
  shop: ShopOfMeta,
  { product, url, steps, priceEnd, today }: ProductPageData,
): MetaDescriptor[] {
  const { store, publicUrl } = shop;
  const path = url.slice(publicUrl.length);
  if (product === null) {
    const title = 'No encontramos este producto';
    return pageMeta({ shop, title, description: store.description, path, isIndexed: false });
  }
  const name = product.name || 'Producto';
  const { rating } = store.structuredData;
  const [photo] = product.photos;
  const [imageAlt] = product.altTexts;
  return [
    ...pageMeta({
      shop,
      title: [name, product.brand].filter(Boolean).join(' · '),
      description: descriptionOf(product) || `${name}. ${store.description}`,
      path,
      type: 'product',
      image: photo && pictureUrl(photo, publicUrl),
      imageAlt,
      isIndexed: !product.isHidden,
    }),
    { 'script:ld+json': structuredData({ product, url, publicUrl, rating, priceEnd, now: today }) },
    { 'script:ld+json': breadcrumbData(publicUrl, [...steps, { name, path }]) },
  ];
}

/** The summary, followed by the description as far as it fits. */
function descriptionOf({ summary, description }: Product): string {
  const sentence = summary.trim();
  return [/[^.!?…]$/.test(sentence) ? `${sentence}.` : sentence, ...descriptionLines(description)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
