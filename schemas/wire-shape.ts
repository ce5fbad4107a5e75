import type { z } from 'zod';
import { type PartKind, PRODUCT_PARTS, type ProductPart } from '#domain/products/product-parts.ts';
import type { WireAt, WireValues } from './wire/product.ts';

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
