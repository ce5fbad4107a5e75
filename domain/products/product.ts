import type { FieldsWith, FieldValues, ProductFields } from './product-fields.ts';
import type { Quantities } from './quantities.ts';

/** A product of the catalogue. `PRODUCT_FIELDS` describes each field. */
export type Product = {
  readonly [Field in keyof ProductFields]: FieldValues[ProductFields[Field]['kind']];
} & {
  /** What shoppers are told is left of some variants, by their keys; in smallest parts. Nobody edits it (STOCK-002). */
  readonly left?: Quantities;
};

/** Texts and variants that can be long. */
export type LongField = FieldsWith<{ isLong: true }>;

/** How many of a product's colours or models are sold out. */
export type SoldOutPart = {
  /** The kind of the first one, for older products that have both. */
  readonly kind: 'colour' | 'model';
  readonly soldOut: number;
  readonly of: number;
};

/** How many colours or models a product has, and the first of them by name; those sold out come before the others. */
export type VariantCount = Pick<SoldOutPart, 'kind' | 'of'> & { readonly first: readonly string[] };

/**
 * A product without its long fields. `soldOutPart` is `null` if all variants can be bought, or none; `variantCount`
 * without variants.
 */
export type BriefProduct = Omit<Product, LongField> & {
  readonly soldOutPart: SoldOutPart | null;
  readonly variantCount: VariantCount | null;
};
