import type { Product } from '#domain/catalogue/product.ts';
import { productToWire } from '#schemas/wire/product.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { type ProductEvent, recordProduct } from '#server/audit/record-product.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { Refusal } from '#server/errors.ts';
import { findProduct, updateProduct } from './queries.ts';
import { recordPriceChange } from './record-price-change.ts';
import type { StoredProduct } from './stored-product.ts';

type Change = {
  readonly id: string;
  /** The version that the editor started from, or `null` to overwrite whatever is there. */
  readonly expectedVersion: number | null;
  /** Whether a product that was deleted may be changed: only restoring does. */
  readonly includesDeleted?: boolean;
  /** What the audit log calls it. */
  readonly event: ProductEvent;
  readonly change: (before: StoredProduct) => { product: Product; isDeleted: boolean };
};

/**
 * The one way in which a stored product changes: read, checked, written and versioned in one transaction, its price
 * change and who did it kept, the catalogue in memory brought up to date.
 * @throws Refusal 'product-not-found' · 'stale-version' with the product as it is · 'code-taken'
 */
export async function changeProduct(
  ctx: Context,
  { id, expectedVersion, includesDeleted = false, event, change }: Change,
): Promise<StoredProduct> {
  assertAdministrator(ctx);
  const changed = await inTransaction(ctx, async (ctx) => {
    // Taking the number first makes writers of the catalogue wait for one another, so nobody reads a stale product.
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    const before = await findProduct(ctx.db, id);
    if (before === null || (before.deletedAt !== null && !includesDeleted))
      throw new Refusal('product-not-found');
    assertIsCurrent(before, expectedVersion);
    const now = ctx.now();
    const { product, isDeleted } = change(before);
    const deletedAt = isDeleted ? (before.deletedAt ?? now) : null;
    await updateProduct(ctx.db, product, { now, changedIn, deletedAt }).catch(throwCodeTaken);
    await recordPriceChange(ctx, { before, after: product });
    await recordProduct(ctx, event, product);
    return {
      ...product,
      version: before.version + 1,
      createdAt: before.createdAt,
      updatedAt: now,
      deletedAt,
    };
  });
  await ctx.catalogue.catchUp();
  return changed;
}

function assertIsCurrent(before: StoredProduct, expectedVersion: number | null): void {
  if (expectedVersion === null || expectedVersion === before.version) return;
  throw new Refusal('stale-version', {
    headers: { etag: `"${before.version}"` },
    members: { current: productToWire(before) },
  });
}

/** @throws Refusal 'code-taken' when another product has the code; any other error as it came */
export function throwCodeTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Refusal('code-taken', {
    errors: [{ field: 'data.items.0.code', message: 'Código: ya lo tiene otro producto' }],
  });
}
