import { PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import type { DraftField } from './product-draft.ts';

export const FIELD_LABELS: Readonly<Record<DraftField, string>> = {
  ...labelsOfParts(),
  isHidden: 'Oculto en la tienda',
  variants: 'Variantes',
};

/** Safe: the parts have all the names of `PartName`. */
function labelsOfParts() {
  const labels = PRODUCT_PARTS.map(({ name, label }) => [name, label]);
  return Object.fromEntries(labels) as Record<Exclude<DraftField, 'variants'>, string>;
}
