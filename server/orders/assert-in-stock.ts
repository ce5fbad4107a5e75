import { isVariantSoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { refusedOrder } from './refused-order.ts';

type AcceptedLine = { readonly product: Product; readonly quantities: Quantities };

/** @throws Refusal 'sold-out' naming every product that is, and its variants where only some are */
export function assertInStock(lines: readonly AcceptedLine[]): void {
  const soldOut = lines.flatMap(({ product, quantities }) => {
    const keys = Object.keys(quantities).filter((key) => isVariantSoldOut(product, key));
    return keys.length === 0 ? [] : [{ product, keys }];
  });
  if (soldOut.length === 0) return;
  const names = soldOut.map(({ product, keys }) => {
    const name = `${product.brand} ${product.name}`.trim();
    return product.isSoldOut ? name : `${name} (${keys.join(', ')})`;
  });
  throw refusedOrder('sold-out', {
    detail: `Se agotó: ${names.join('; ')}.`,
    members: { ids: soldOut.map(({ product }) => product.id) },
  });
}
