import { isVariantSoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';

type Named = Pick<Product, 'id' | 'brand' | 'name'>;
type Present = Pick<Product, 'isSoldOut' | 'soldOutVariants'>;

/** A line of a quote that the shop can't sell as it is. */
export type MissingGood = {
  /** 'agotado: Rojo' */
  readonly reason: string;
  /** 'Cadena Cono (agotado: Rojo)' */
  readonly text: string;
};

/**
 * The lines whose product was deleted or is sold out; what two lines lack alike is named once.
 * @param present the products that the catalogue has, by id
 */
export function missingGoods(
  lines: readonly { readonly product: Named; readonly quantities: Quantities }[],
  present: ReadonlyMap<string, Present>,
): MissingGood[] {
  const missing = lines.flatMap(({ product, quantities }) => {
    const reason = reasonOf(present.get(product.id), Object.keys(quantities));
    if (reason === null) return [];
    return [{ reason, text: `${`${product.brand} ${product.name}`.trim()} (${reason})` }];
  });
  return [...new Map(missing.map((one) => [one.text, one] as const)).values()];
}

function reasonOf(product: Present | undefined, variants: readonly string[]): string | null {
  if (product === undefined) return 'ya no está en el catálogo';
  if (product.isSoldOut) return 'agotado';
  const soldOut = variants.filter((key) => isVariantSoldOut(product, key));
  return soldOut.length === 0 ? null : `agotado: ${soldOut.join(', ')}`;
}
