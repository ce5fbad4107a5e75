import type { ProductContent } from '#schemas/product.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { assertProductParts } from './assert-product-parts.ts';
import { withPresentPlace } from './present-place.ts';
import { findProduct } from './queries.ts';
import { storeNewProduct } from './store-new-product.ts';

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
  const made = await inTransaction(ctx, async (ctx) => {
    if (idempotencyKey !== null) {
      const claim = { key: idempotencyKey, request: sent, madeId: product.id };
      const earlierId = await claimIdempotencyKey(ctx, claim);
      const earlier = earlierId === null ? null : await findProduct(ctx.db, earlierId);
      if (earlier !== null) return earlier;
    }
    return storeNewProduct(ctx, product);
  });
  await ctx.catalogue.catchUp();
  return made;
}
