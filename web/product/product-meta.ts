import type { MetaDescriptor } from 'react-router';
import type { Product } from '#domain/products/product.ts';
import { descriptionLines } from '#domain/text/description-lines.ts';
import { pageMeta, type ShopOfMeta } from '#web/storefront/page-meta.ts';
import { pictureUrl } from './picture-url.ts';

type ProductPageData = {
  readonly product: Product | null;
  /** The page's address. */
  readonly url: string;
};

/** A product page's metadata for search engines and chats (SEO-001, SEO-G03). A hidden product is not indexed. */
export function productMeta(shop: ShopOfMeta, { product, url }: ProductPageData): MetaDescriptor[] {
  const { store, publicUrl } = shop;
  const path = url.slice(publicUrl.length);
  if (product === null) {
    const title = 'No encontramos este producto';
    return pageMeta({ shop, title, description: store.description, path, isIndexed: false });
  }
  const name = product.name || 'Producto';
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
