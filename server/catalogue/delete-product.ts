import type { Context } from '#server/kernel/context.ts';
import { changeProduct } from './change-product.ts';

/** Deletes a product, which can be restored. Orders keep their snapshot. @throws as `changeProduct` does */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  await changeProduct(ctx, {
    id,
    expectedVersion: null,
    event: 'product-deleted',
    change: (before) => ({ product: before, isDeleted: true }),
  });
}

/** Restores a product. @throws Refusal 'code-taken' when another has its code by now; as `changeProduct` does */
export function restoreProduct(ctx: Context, id: string) {
  return changeProduct(ctx, {
    id,
    expectedVersion: null,
    includesDeleted: true,
    event: 'product-restored',
    change: (before) => ({ product: before, isDeleted: false }),
  });
}
