import { asShown } from '#domain/stock/shown-stock.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/** The product as the caller sees it: a visitor is told what the shop shows of its shelf, the desk what is marked by hand. */
export function asSeen(
  { actor, store }: Pick<Context, 'actor' | 'store'>,
  product: StoredProduct,
): StoredProduct {
  return actor === null ? asShown(product, store.stock) : product;
}
