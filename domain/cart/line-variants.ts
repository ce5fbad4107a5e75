import { isVariantSoldOut } from '../products/availability.ts';
import type { Quantities } from '../products/quantities.ts';
import { type Variant, variantsOf } from '../products/variants.ts';
import type { CartLine, CartSnapshot } from './cart-line.ts';

export type CountedVariant = Variant & { readonly units: number };

/** A line's variants in the product's order. Variants that the product no longer has come last. */
export function lineVariants(line: {
  quantities: Quantities;
  snapshot: Pick<CartSnapshot, 'colours' | 'models'>;
}): readonly CountedVariant[] {
  const known = variantsOf(line.snapshot);
  const knownKeys = new Set(known.map((variant) => variant.key));
  const units = new Map(Object.entries(line.quantities));
  const others = [...units.keys()].filter((key) => !knownKeys.has(key)).map(namedByKey);
  return [...known, ...others].flatMap((variant) => {
    const count = units.get(variant.key);
    return count === undefined ? [] : [{ ...variant, units: count }];
  });
}

/** What a line of the cart holds, each with whether it can still be bought. */
export function cartVariants(line: CartLine): readonly (CountedVariant & { readonly isSoldOut: boolean })[] {
  return lineVariants(line).map((variant) => ({
    ...variant,
    isSoldOut: isVariantSoldOut(line.snapshot, variant.key),
  }));
}

function namedByKey(key: string): Variant {
  return { key, label: key, kind: key === '' ? 'single' : 'model' };
}
