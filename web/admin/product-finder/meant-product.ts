import { variantWithBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Product } from '#domain/products/product.ts';

/** `variant` is `null` where the text names none. */
export type MeantProduct = { readonly product: Product; readonly variant: string | null };

export type FoundProducts = {
  readonly products: readonly Product[];
  /** The number of all matches; `products` may have fewer. */
  readonly total: number;
};

/**
 * The product with the typed code or bar code, else the only match; `null` when nothing is found, or several products are.
 * With the bar code of a colour or model comes its key.
 */
export function meantProduct(text: string, { products, total }: FoundProducts): MeantProduct | null {
  const withCode = products.filter(
    (product) =>
      (product.code !== null && codeKey(product.code) === codeKey(text)) ||
      variantWithBarCode(product, text) !== null,
  );
  const [meant = null, ...others] = withCode.length > 0 ? withCode : products;
  const isOnly = others.length === 0 && (withCode.length > 0 || total === 1);
  return isOnly && meant !== null
    ? { product: meant, variant: variantWithBarCode(meant, text) || null }
    : null;
}
