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

/** One function for each kind of field, from the field's definition to a result. */
export type Makers = {
  readonly [Kind in FieldKind]: (definition: FieldDefinition & { readonly kind: Kind }) => unknown;
};

/** One function for each kind of field, from the field's value to a result. */
export type Readers = { readonly [Kind in FieldKind]: (value: FieldValues[Kind]) => unknown };

type Made<Functions extends Record<FieldKind, (given: never) => unknown>> = {
  readonly [Field in ProductField]: ReturnType<Functions[KindOf<Field>]>;
};

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS).filter(
  (name): name is ProductField => name in PRODUCT_FIELDS,
);

/** Applies the function of each field's kind to the field's definition. */
export function madeByKind<M extends Makers>(makers: M): Made<M> {
  return eachField(makers, (field) => PRODUCT_FIELDS[field]);
}

/** Applies the function of each field's kind to the field's value. */
export function readByKind<R extends Readers>(product: Product, readers: R): Made<R> {
  return eachField(readers, (field) => product[field]);
}

/**
 * Safe: each kind's function gets only values of that kind, and the table decides the kind. The compiler can't follow a
 * field's name through its kind to its function.
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
