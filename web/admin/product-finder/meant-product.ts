import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Product } from '#domain/products/product.ts';

export type FoundProducts = {
  readonly products: readonly Product[];
  /** The number of all matches; `products` may have fewer. */
  readonly total: number;
};

/** The product with the typed code, else the only match; `null` when nothing is found, or several products are. */
export function meantProduct(text: string, { products, total }: FoundProducts): Product | null {
  const withCode = products.filter(({ code }) => code !== null && codeKey(code) === codeKey(text));
  const [meant = null, ...others] = withCode.length > 0 ? withCode : products;
  const isOnly = others.length === 0 && (withCode.length > 0 || total === 1);
  return isOnly ? meant : null;
}
