import { gtinOf } from '../bar-codes/bar-code.ts';
import { barCodesOf } from '../bar-codes/variant-bar-codes.ts';
import { isVariantSoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';

/** A colour as search engines and catalogues list it. */
export type ListedColour = {
  readonly name: string;
  /** The code by which others know it; `null` without one. */
  readonly gtin: string | null;
  /** Its own photo; `null` where no photo is of it. */
  readonly photo: string | null;
  readonly isSoldOut: boolean;
};

/** The colours of a product that comes in several, which are listed one by one; none of another. */
export function listedColours(product: Product): readonly ListedColour[] {
  const colours = variantsOf(product).filter(({ kind }) => kind === 'colour');
  if (colours.length < 2) return [];
  const codes = barCodesOf(product);
  return colours.map(({ key }) => ({
    name: key,
    gtin: codes.map(({ variant, code }) => (variant === key ? gtinOf(code) : null)).find(Boolean) ?? null,
    photo: product.photos[product.photoColours.indexOf(key)] ?? null,
    isSoldOut: isVariantSoldOut(product, key),
  }));
}
