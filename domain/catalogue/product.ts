import type { FieldsWith, FieldValues, ProductFields } from './product-fields.ts';

/** A product of the catalogue. `PRODUCT_FIELDS` describes each field. */
export type Product = {
  readonly [Field in keyof ProductFields]: FieldValues[ProductFields[Field]['kind']];
};

/** Texts and variants that can be long. */
export type LongField = FieldsWith<{ isLong: true }>;

/** A product without its long fields. */
export type BriefProduct = Omit<Product, LongField>;
