import { GENERAL_VAT } from '../law/vat.ts';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { madeByKind } from './by-kind.ts';
import type { Product } from './product.ts';

/** An empty product. */
export const BLANK_PRODUCT: Product = madeByKind({
  id: () => '',
  section: () => 'Merceria' as const,
  category: () => '',
  text: () => '',
  code: () => null,
  flag: () => false,
  photos: () => [],
  photoTexts: () => [],
  names: () => [],
  barCodes: () => [],
  price: () => null,
  bulkOffer: () => null,
  vat: () => GENERAL_VAT,
  content: () => '',
  measure: () => '' as const,
  saleUnit: () => BY_PIECE,
});
