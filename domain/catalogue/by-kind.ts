import type { Product } from './product.ts';
import {
  type FieldDefinition,
  type FieldKind,
  type FieldValues,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';

type KindOf<Field extends ProductField> = ProductFields[Field]['kind'];

/** One function for each kind of field: what it makes of a field's definition. */
export type Makers = {
  readonly [Kind in FieldKind]: (definition: FieldDefinition & { readonly kind: Kind }) => unknown;
};

/** One function for each kind of field: what it makes of a field's value. */
export type Readers = { readonly [Kind in FieldKind]: (value: FieldValues[Kind]) => unknown };

type Made<Functions extends Record<FieldKind, (given: never) => unknown>> = {
  readonly [Field in ProductField]: ReturnType<Functions[KindOf<Field>]>;
};

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS).filter(
  (name): name is ProductField => name in PRODUCT_FIELDS,
);

/** Something for every field, made by what its kind makes of its definition. */
export function madeByKind<M extends Makers>(makers: M): Made<M> {
  return eachField(makers, (field) => PRODUCT_FIELDS[field]);
}

/** Every field of a product as its kind reads it. */
export function readByKind<R extends Readers>(product: Product, readers: R): Made<R> {
  return eachField(readers, (field) => product[field]);
}

/**
 * Safe: a kind's function gets what a field of that kind has, and the table alone says which kind that is. The compiler
 * can't follow a field's name through its kind to its function.
 */
function eachField<F extends Makers | Readers>(
  functions: F,
  given: (field: ProductField) => unknown,
): Made<F> {
  const made: Partial<Record<ProductField, unknown>> = {};
  for (const field of PRODUCT_FIELD_NAMES) {
    const apply = functions[PRODUCT_FIELDS[field].kind] as (given: unknown) => unknown;
    made[field] = apply(given(field));
  }
  return made as Made<F>;
}
