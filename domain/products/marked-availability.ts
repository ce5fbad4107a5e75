import { isWhollySoldOut } from './availability.ts';
import type { Product } from './product.ts';

type Availability = Pick<Product, 'isSoldOut' | 'soldOutVariants'>;
type VariantLists = Pick<Product, 'colours' | 'models'>;

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
