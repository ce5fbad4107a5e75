import type { Product } from '#domain/catalogue/product.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertPhotosAllowed } from './assert-photos-allowed.ts';
import { throwCodeTaken } from './change-product.ts';
import { insertProducts } from './queries.ts';
import type { StoredProduct } from './stored-product.ts';

/** Adds a product to the catalogue. @throws Refusal 'code-taken' */
export async function createProduct(ctx: Context, input: Omit<Product, 'id'>): Promise<StoredProduct> {
  assertAdministrator(ctx);
  assertPhotosAllowed(ctx, input.photos);
  const product = { ...input, id: ctx.newId() };
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    await insertProducts(ctx.db, [product], { now, changedIn }).catch(throwCodeTaken);
  });
  await ctx.catalogue.catchUp();
  return { ...product, version: 1, createdAt: now, updatedAt: now, deletedAt: null };
}
