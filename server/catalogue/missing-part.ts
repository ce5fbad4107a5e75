import type { Product } from '#domain/products/product.ts';
import type { MISSING_PARTS } from '#schemas/product-filter.ts';

/** Optional parts of a product that the shop may want to add. */
export type MissingPart = (typeof MISSING_PARTS)[number];

export function isMissing(
  { price, photos, code }: Pick<Product, 'price' | 'photos' | 'code'>,
  part: MissingPart,
): boolean {
  return { price: price === null, photo: photos.length === 0, code: code === null }[part];
}
