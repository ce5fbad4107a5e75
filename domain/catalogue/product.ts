import type { FieldsWith, FieldValues, ProductFields } from './product-fields.ts';

/** A catalogue item as the shop thinks of it; each field is told in `PRODUCT_FIELDS`. */
export type Product = {
  readonly [Field in keyof ProductFields]: FieldValues[ProductFields[Field]['kind']];
};

/** Texts and variants that can be long. */
export type LongField = FieldsWith<{ isLong: true }>;

/** What a list shows of a product: one photo, and nothing that can be long. */
export type BriefProduct = Omit<Product, LongField>;
