import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';
import { barCodeFault, gtinOf } from './bar-code.ts';

/** A bar code of a colour, of a model, or of the product whatever its variant (''). */
export type VariantBarCode = { readonly variant: string; readonly code: string };

type Coded = Pick<Product, 'barCodes' | 'colours' | 'models'>;

const SEPARATOR = ': ';

/** '7790001234560', or 'Rojo: 7790001234560' of a colour or model: as products keep it, and as files and people write it. */
export function writtenBarCode({ variant, code }: VariantBarCode): string {
  return variant === '' ? code : `${variant}${SEPARATOR}${code}`;
}

/** The inverse. A name may have a colon, a code has no blank after one. */
export function readBarCode(text: string): VariantBarCode {
  const at = text.lastIndexOf(SEPARATOR);
  const [variant, code] = at === -1 ? ['', text] : [text.slice(0, at), text.slice(at + SEPARATOR.length)];
  return { variant: variant.trim(), code: code.trim() };
}

/** The bar codes of a product, those of sold-out variants too. */
export function barCodesOf({ barCodes }: Pick<Product, 'barCodes'>): readonly VariantBarCode[] {
  return barCodes.map(readBarCode);
}

/** What has this code: the key of a variant, '' for the product whatever its variant; `null` for nothing of it. */
export function variantWithBarCode(product: Pick<Product, 'barCodes'>, code: string): string | null {
  return barCodesOf(product).find((one) => one.code === code)?.variant ?? null;
}

/** The code by which others know a product whatever its variant; `null` for one that has only codes of the shop's own. */
export function gtinOfProduct(product: Pick<Product, 'barCodes'>): string | null {
  const own = barCodesOf(product).filter(({ variant }) => variant === '');
  return own.map(({ code }) => gtinOf(code)).find((gtin) => gtin !== null) ?? null;
}

/** Why a product can't have its bar codes, in words for the person; `null` where it can (LABEL-001). */
export function barCodesFault(product: Coded): string | null {
  const seen = new Set<string>();
  const names = new Set(variantsOf(product).map(({ key }) => key));
  for (const { variant, code } of barCodesOf(product)) {
    const fault = barCodeFault(code);
    if (fault !== null) return fault;
    if (variant !== '' && !names.has(variant))
      return `«${variant}» no es un color ni un modelo del producto.`;
    if (seen.has(code)) return `«${code}» está dos veces.`;
    seen.add(code);
  }
  return null;
}

/** The bar codes that the product's colours and models leave: those of a variant that is gone go with it. */
export function knownBarCodes(product: Coded): readonly string[] {
  const names = new Set(['', ...variantsOf(product).map(({ key }) => key)]);
  return product.barCodes.filter((text) => names.has(readBarCode(text).variant));
}
