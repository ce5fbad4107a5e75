import type { Quantities } from '../cart/quantities.ts';
import { variantsOf } from '../cart/variants.ts';
import type { Product } from './product.ts';

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

/** The units that can be bought now. */
export function orderableQuantities(product: Availability, quantities: Quantities): Quantities {
  return Object.fromEntries(Object.entries(quantities).filter(([key]) => !isVariantSoldOut(product, key)));
}

/** Of these names, the colours and models of the product. */
export function knownVariants({ colours, models }: VariantLists, names: readonly string[]): string[] {
  return names.filter((name) => colours.includes(name) || models.includes(name));
}

/** Of these names, those that are no colour and no model of the product. */
export function unknownVariants(product: VariantLists, names: readonly string[]): string[] {
  const known = knownVariants(product, names);
  return names.filter((name) => !known.includes(name));
}

/** What is not given stays. Stock of a product whose variants are all sold out is stock of all of them. */
export function withAvailability<T extends Availability & VariantLists>(
  product: T,
  {
    isSoldOut = product.isSoldOut,
    soldOutVariants,
  }: { [Key in keyof Availability]: Availability[Key] | undefined },
): T {
  if (soldOutVariants !== undefined) return { ...product, isSoldOut, soldOutVariants };
  const isBack = !isSoldOut && isWhollySoldOut({ ...product, isSoldOut });
  return { ...product, isSoldOut, soldOutVariants: isBack ? [] : product.soldOutVariants };
}
