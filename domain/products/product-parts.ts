import type { BulkOffer } from '../pricing/bulk-offer.ts';
import { PRODUCT_FIELD_NAMES } from './by-kind.ts';
import {
  type FieldKind,
  type Named,
  type NamedField,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';

type Half = keyof BulkOffer;

/** A part with a name in JSON and on screens: a field, or half of a bulk offer. */
export type PartName = Exclude<ProductField, 'bulkOffer'> | Half;

/** A half of a bulk offer is a kind of its own. */
export type PartKind = Exclude<FieldKind, 'bulkOffer'> | Half;

export type KindOfPart<Name extends PartName> = Name extends Half
  ? Name
  : ProductFields[Exclude<Name, Half>]['kind'];

export type ProductPart = { readonly name: PartName } & (
  | NamedField
  | (Named & Pick<NamedField, 'place' | 'isOptional'> & { readonly kind: Half })
);

/** Every part of a product, in the order of its fields. */
export const PRODUCT_PARTS: readonly ProductPart[] = PRODUCT_FIELD_NAMES.flatMap(partsOf);

function partsOf(name: ProductField): readonly ProductPart[] {
  if (name !== 'bulkOffer') return [{ ...PRODUCT_FIELDS[name], name }];
  const { halves, place } = PRODUCT_FIELDS.bulkOffer;
  return [
    { ...halves.packPrice, name: 'packPrice', kind: 'packPrice', place },
    { ...halves.minimumUnits, name: 'minimumUnits', kind: 'minimumUnits', place },
  ];
}
