import type { ProductContent } from '#schemas/product.ts';
import { recordProduct } from '#server/audit/record-product.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { assertProductParts } from './assert-product-parts.ts';
import { throwCodeTaken } from './change-product.ts';
import { inPresentPlace, withPresentPlace } from './present-place.ts';
import { findProduct, insertProducts } from './queries.ts';
import { settleHoldersOf } from './settle-prices.ts';

/**
 * Adds a product to the catalogue. A repeated key returns the first product, in its current state.
 * @throws Refusal 'code-taken' · 'key-reused' · as `assertProductParts` does
 */
export async function createProduct(
  ctx: Context,
  {
    input: sent,
    idempotencyKey,
    photos,
  }: { input: ProductContent; idempotencyKey: string | null; photos: PhotoStore },
): Promise<StoredProduct> {
  assertMay(ctx, 'catalogue');
  const input = withPresentPlace(ctx, sent);
  await assertProductParts(ctx, { input, before: null, photos });
  const product = {
    ...input,
    id: ctx.newId(),
    altTexts: input.altTexts ?? [],
    photoColours: input.photoColours ?? [],
  };
  const now = ctx.now();
  const made = await inTransaction(ctx, async (ctx) => {
    if (idempotencyKey !== null) {
      const claim = { key: idempotencyKey, request: sent, madeId: product.id };
      const earlierId = await claimIdempotencyKey(ctx, claim);
      const earlier = earlierId === null ? null : await findProduct(ctx.db, earlierId);
      if (earlier !== null) return earlier;
    }
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    const placed = await inPresentPlace(ctx, product, null);
    await settleHoldersOf(ctx.db, product.code);
    await insertProducts(ctx.db, [placed], { now, changedIn }).catch(throwCodeTaken);
    await recordProduct(ctx, 'product-created', placed);
    const times = { createdAt: now, updatedAt: now, deletedAt: null, priceChangedAt: now, priceEndsAt: null };
    return { ...placed, version: 1, editedVersion: 1, ...times };
  });
  await ctx.catalogue.catchUp();
  return made;
}
