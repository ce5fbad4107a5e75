import { PRODUCT_FIELD_NAMES } from './by-kind.ts';
import type { Product } from './product.ts';
import { type FieldKind, PRODUCT_FIELDS } from './product-fields.ts';

/** Prices and what actions on many products set: they change from day to day, and each change can be undone. */
const DAILY_KINDS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'id',
  'flag',
  'price',
  'bulkOffer',
  'vat',
  'section',
  'category',
]);

const CONTENT = PRODUCT_FIELD_NAMES.filter(
  (field) => field !== 'soldOutVariants' && !DAILY_KINDS.has(PRODUCT_FIELDS[field].kind),
);

/** Whether two states of a product say the same: name, texts, code, photos, colours, models, measure. */
export function isSameContent(one: Product, other: Product): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(product: Product): string {
  return JSON.stringify(CONTENT.map((field) => product[field]));
}
