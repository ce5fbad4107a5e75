import type { Product } from '#domain/products/product.ts';
import { recordProduct } from '#server/audit/record-product.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { throwCodeTaken } from './change-product.ts';
import { inPresentPlace } from './present-place.ts';
import { insertProducts } from './queries.ts';
import { settleHoldersOf } from './settle-prices.ts';

/** Stores a new product in the caller's transaction. @throws Refusal 'code-taken' */
export async function storeNewProduct(ctx: Context, product: Product): Promise<StoredProduct> {
  const now = ctx.now();
  const changedIn = await nextNumber(ctx, 'catalogue-version');
  const placed = await inPresentPlace(ctx, product, null);
  await settleHoldersOf(ctx.db, product.code);
  await insertProducts(ctx.db, [placed], { now, changedIn }).catch(throwCodeTaken);
  await recordProduct(ctx, 'product-created', placed);
  const times = { createdAt: now, updatedAt: now, deletedAt: null, priceChangedAt: now, priceEndsAt: null };
  return { ...placed, version: 1, editedVersion: 1, ...times };
}
