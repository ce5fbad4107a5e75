import { altTextsFor } from '#domain/catalogue/alt-texts.ts';
import type { ProductContent } from '#schemas/product.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import { assertPhotosAllowed } from './assert-photos-allowed.ts';
import { changeProduct } from './change-product.ts';
import type { StoredProduct } from './stored-product.ts';

/** Replaces a product by the administrator's input. @throws as `changeProduct` does */
export async function updateProduct(
  ctx: Context,
  { id, expectedVersion, input }: { id: string; expectedVersion: number | null; input: ProductContent },
): Promise<StoredProduct> {
  assertAdministrator(ctx);
  assertPhotosAllowed(ctx, input.photos);
  return changeProduct(ctx, {
    id,
    expectedVersion,
    event: 'product-changed',
    change: (before) => ({
      product: { ...input, id, altTexts: input.altTexts ?? altTextsFor(input.photos, before) },
      isDeleted: false,
    }),
  });
}
