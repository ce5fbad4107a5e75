import { DEMO_ID_START, demoProductOf } from '#demo/generate-products.ts';
import { isSameContent } from '#domain/products/product-content.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/**
 * Whether a product is a demo product with its original content. Prices, marks and categories don't count,
 * because they change from day to day without making the product the shop's own.
 */
export function isUntouchedDemo(product: StoredProduct): boolean {
  if (!product.id.startsWith(DEMO_ID_START)) return false;
  if (product.version === 1) return true;
  const original = demoProductOf(product.id);
  return original !== null && isSameContent(product, original);
}
