import type { Context } from '#server/context.ts';
import { changeProduct } from './change-product.ts';

/** Deletes a product so that it can be restored; orders keep their snapshot of it. @throws as `changeProduct` does */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  await changeProduct(ctx, {
    id,
    expectedVersion: null,
    event: 'product-deleted',
    change: (before) => ({ product: before, isDeleted: true }),
  });
}

/** Brings a deleted product back. @throws Refusal 'code-taken' when another has its code by now; as `changeProduct` */
export function restoreProduct(ctx: Context, id: string) {
  return changeProduct(ctx, {
    id,
    expectedVersion: null,
    includesDeleted: true,
    event: 'product-restored',
    change: (before) => ({ product: before, isDeleted: false }),
  });
}
