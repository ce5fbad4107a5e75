import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Product } from '#domain/products/product.ts';

export type FoundProducts = {
  readonly products: readonly Product[];
  /** The number of all matches; `products` may have fewer. */
  readonly total: number;
  /** Whether they only say something near to the text. */
  readonly isNear?: boolean;
};

/** The product with the typed code, else the only match; `null` for none, for several, and for what is only near. */
export function meantProduct(
  text: string,
  { products, total, isNear = false }: FoundProducts,
): Product | null {
  if (isNear) return null;
  const withCode = products.filter(({ code }) => code !== null && codeKey(code) === codeKey(text));
  const [meant = null, ...others] = withCode.length > 0 ? withCode : products;
  const isOnly = others.length === 0 && (withCode.length > 0 || total === 1);
  return isOnly ? meant : null;
}
