import { DEMO_ID_START, demoProductOf } from '#demo/generate-products.ts';
import { PRODUCT_FIELD_NAMES } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import { type FieldKind, PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/**
 * Whether a product is a demo product with its original content. Prices, offers, visibility and availability don't
 * count, because they change from day to day without making the product the shop's own.
 */
export function isUntouchedDemo(product: StoredProduct): boolean {
  if (!product.id.startsWith(DEMO_ID_START)) return false;
  if (product.version === 1) return true;
  const original = demoProductOf(product.id);
  return original !== null && contentOf(product) === contentOf(original);
}

/** Being an offer, hidden or sold out, as prices, is no edit of what a product says. */
const DAILY_KINDS: ReadonlySet<FieldKind> = new Set<FieldKind>(['id', 'flag', 'price', 'bulkOffer']);
const CONTENT = PRODUCT_FIELD_NAMES.filter(
  (field) => field !== 'soldOutVariants' && !DAILY_KINDS.has(PRODUCT_FIELDS[field].kind),
);

function contentOf(product: Product): string {
  return JSON.stringify(CONTENT.map((field) => product[field]));
}
