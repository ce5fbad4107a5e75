import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { changeProduct } from './change-product.ts';

/** Hides a product from visitors, or shows it again (PRODADM-009). @throws as `changeProduct` does */
export function showOrHideProduct(
  ctx: Context,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<StoredProduct> {
  return changeProduct(ctx, {
    id,
    expectedVersion: null,
    event: isHidden ? 'product-hidden' : 'product-shown',
    change: (before) => ({ product: { ...before, isHidden }, isDeleted: false }),
  });
}
