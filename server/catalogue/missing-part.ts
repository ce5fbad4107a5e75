import type { Product } from '#domain/catalogue/product.ts';

/** Optional parts of a product that the shop may want to add. */
export const MISSING_PARTS = ['price', 'photo', 'code'] as const;

export type MissingPart = (typeof MISSING_PARTS)[number];

export function isMissing(
  { price, photos, code }: Pick<Product, 'price' | 'photos' | 'code'>,
  part: MissingPart,
): boolean {
  return { price: price === null, photo: photos.length === 0, code: code === null }[part];
}
