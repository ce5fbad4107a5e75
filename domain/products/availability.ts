import type { Product, SoldOutPart } from './product.ts';
import type { Quantities } from './quantities.ts';
import { variantsOf } from './variants.ts';

type Availability = Pick<Product, 'isSoldOut' | 'soldOutVariants'>;
type VariantLists = Pick<Product, 'colours' | 'models'>;

/** @param key as `variantsOf` has it */
export function isVariantSoldOut({ isSoldOut, soldOutVariants }: Availability, key: string): boolean {
  return isSoldOut || soldOutVariants.includes(key);
}

/** Whether nothing of the product can be bought: it is sold out itself, or every variant of it. */
export function isWhollySoldOut(product: Availability & VariantLists): boolean {
  if (product.isSoldOut || product.soldOutVariants.length === 0) return product.isSoldOut;
  return variantsOf(product).every(({ key }) => isVariantSoldOut(product, key));
}

/** `null` if all variants can be bought, or none. */
export function soldOutPartOf(product: Availability & VariantLists): SoldOutPart | null {
  if (product.isSoldOut || product.soldOutVariants.length === 0) return null;
  const variants = variantsOf(product);
  const soldOut = variants.filter(({ key }) => isVariantSoldOut(product, key)).length;
  if (soldOut === 0 || soldOut === variants.length) return null;
  return { kind: variants[0]?.kind === 'model' ? 'model' : 'colour', soldOut, of: variants.length };
}

/** The units that can be bought now. */
export function orderableQuantities(product: Availability, quantities: Quantities): Quantities {
  return Object.fromEntries(Object.entries(quantities).filter(([key]) => !isVariantSoldOut(product, key)));
}
