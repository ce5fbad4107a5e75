import { madeByKind } from './by-kind.ts';
import type { Product } from './product.ts';

/** A product that says nothing yet. */
export const BLANK_PRODUCT: Product = madeByKind({
  id: () => '',
  section: () => 'Merceria' as const,
  category: () => '',
  text: () => '',
  code: () => null,
  flag: () => false,
  photos: () => [],
  altTexts: () => [],
  names: () => [],
  price: () => null,
  bulkOffer: () => null,
});
