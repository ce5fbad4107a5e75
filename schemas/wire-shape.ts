import type { z } from 'zod';
import type { Measure } from '#domain/law/unit-price.ts';
import type { Vat } from '#domain/law/vat.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { FieldsWith, ProductField, ProductFields } from '#domain/products/product-fields.ts';
import { type PartKind, PRODUCT_PARTS, type ProductPart } from '#domain/products/product-parts.ts';
import type { Section } from '#domain/products/sections.ts';

/** The JSON value of each kind of field. Amounts are pesos with a dot; '' is no price, '0' is no bulk offer. */
type WireValues = {
  id: string;
  section: Section;
  category: string;
  text: string;
  code: string;
  flag: boolean;
  photos: string[];
  photoTexts: string[];
  names: string[];
  barCodes: string[];
  /** '' means 'Consultar'. */
  price: string;
  /** The price of the whole pack; '0' means none. */
  packPrice: string;
  /** '12 unidades': the first word is the size of the pack; '0' means none. */
  minimumUnits: string;
  vat: Vat;
  content: string;
  measure: Measure | '';
  saleUnit: SaleUnit;
};

/** The parts of a product by JSON object and key; for types alone. */
type Place = ProductFields[ProductField]['place'];
type Keyed = Exclude<ProductField, 'bulkOffer'>;
type Halves = ProductFields['bulkOffer']['halves'];

type WireOf<Fields extends Keyed> = {
  -readonly [Field in Fields as ProductFields[Field]['wire']]: WireValues[ProductFields[Field]['kind']];
};

type Optional<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };
type Flat<Shape> = { [Key in keyof Shape]: Shape[Key] };

/** The keys of one JSON object. */
type WireAt<At extends Place> = Flat<
  WireOf<Extract<Exclude<Keyed, FieldsWith<{ isOptional: true }>>, FieldsWith<{ place: At }>>> &
    Optional<WireOf<Extract<Keyed, FieldsWith<{ place: At; isOptional: true }>>>> &
    (ProductFields['bulkOffer']['place'] extends At
      ? { -readonly [Half in keyof Halves as Halves[Half]['wire']]: WireValues[Half] }
      : unknown)
>;

/** The schema of each kind of part. */
export type PartSchemas = {
  readonly [Kind in PartKind]: (part: ProductPart & { readonly kind: Kind }) => z.ZodType<WireValues[Kind]>;
};

type Shape<Wire> = {
  [Key in keyof Wire]-?: undefined extends Wire[Key]
    ? z.ZodOptional<z.ZodType<Exclude<Wire[Key], undefined>>>
    : z.ZodType<Wire[Key]>;
};

/**
 * The schemas of one JSON object of a product. Safe: `WireAt` and the parts come from the same table, and each kind has
 * a schema of its own type. The compiler can't follow a part through its kind.
 */
export function wireShape<At extends ProductPart['place']>(at: At, schemas: PartSchemas): Shape<WireAt<At>> {
  const entries = PRODUCT_PARTS.filter(({ place }) => place === at).map((part) => {
    const schemaOf = schemas[part.kind] as (part: ProductPart) => z.ZodType;
    return [part.wire, part.isOptional ? schemaOf(part).optional() : schemaOf(part)];
  });
  return Object.fromEntries(entries) as Shape<WireAt<At>>;
}
