import { DEMO_ID_START, demoProductOf } from '#demo/generate-products.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';

/**
 * Whether a product is a demo product with its original content. Prices, offers and visibility don't count, because a
 * price update changes them without making the product the shop's own.
 */
export function isUntouchedDemo(product: StoredProduct): boolean {
  if (!product.id.startsWith(DEMO_ID_START)) return false;
  if (product.version === 1) return true;
  const original = demoProductOf(product.id);
  return original !== null && contentOf(product) === contentOf(original);
}

function contentOf(product: Product): string {
  const { section, subsection, type, brand, name, code, photos, altTexts, colours, models } = product;
  const { summary, description, specifications } = product;
  return JSON.stringify([
    [section, subsection, type, brand, name, code],
    [summary, description, specifications],
    [photos, altTexts, colours, models],
  ]);
}
