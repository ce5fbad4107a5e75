import { altTextsFor, photoColoursFor } from '#domain/products/alt-texts.ts';
import type { ProductContent } from '#schemas/product.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { assertProductParts } from './assert-product-parts.ts';
import { changeProduct } from './change-product.ts';
import { withPresentPlace } from './present-place.ts';
import { findProduct } from './queries.ts';

type Update = {
  readonly id: string;
  readonly expectedVersion: number | null;
  readonly input: ProductContent;
  readonly photos: PhotoStore;
};

/** Replaces a product by the administrator's input. @throws as `assertProductParts` and `changeProduct` do */
export async function updateProduct(
  ctx: Context,
  { id, expectedVersion, input: sent, photos }: Update,
): Promise<StoredProduct> {
  assertMay(ctx, 'catalogue');
  const input = withPresentPlace(ctx, sent);
  const before = await findProduct(ctx.db, id);
  if (before !== null) await assertProductParts(ctx, { input, before, photos });
  return changeProduct(ctx, {
    id,
    expectedVersion,
    event: 'product-changed',
    change: (before) => ({
      product: {
        ...input,
        id,
        altTexts: input.altTexts ?? altTextsFor(input.photos, before),
        photoColours: input.photoColours ?? photoColoursFor(input, before),
      },
      isDeleted: false,
    }),
  });
}
