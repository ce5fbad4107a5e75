import { priceChangeInWords } from '#domain/prices/price-change-in-words.ts';
import type { Product } from '#domain/products/product.ts';
import { isSameContent } from '#domain/products/product-content.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { type ProductEvent, recordProduct } from '#server/audit/record-product.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { recordPriceBatch } from '#server/price-history/record-price-batch.ts';
import { inPresentPlace } from './present-place.ts';
import { findProduct, updateProduct } from './queries.ts';
import { beginCatalogueWrite, settleHoldersOf } from './settle-prices.ts';

type Change = {
  readonly id: string;
  /** The version that the editor started from, or `null` to overwrite any version. */
  readonly expectedVersion: number | null;
  /** Whether a deleted product may be changed, which only restoring does. */
  readonly includesDeleted?: boolean;
  /** The kind of event in the audit log. */
  readonly event: ProductEvent;
  readonly change: (before: StoredProduct) => { product: Product; isDeleted: boolean };
};

/**
 * The only way to change a stored product. It reads, checks and writes the product in one transaction, with its new
 * version, price change and audit log entry. Then it updates the catalogue in memory.
 * @throws Refusal 'product-not-found' · 'stale-version' with the product as it is · 'code-taken' ·
 *   'invalid-request' for a category that is gone
 */
export async function changeProduct(
  ctx: Context,
  { id, expectedVersion, includesDeleted = false, event, change }: Change,
): Promise<StoredProduct> {
  assertMay(ctx, 'catalogue');
  const changed = await inTransaction(ctx, async (ctx) => {
    const changedIn = await beginCatalogueWrite(ctx, [id]);
    const before = await findProduct(ctx.db, id);
    if (before === null || (before.deletedAt !== null && !includesDeleted))
      throw new Refusal('product-not-found');
    assertIsCurrent(before, expectedVersion);
    const now = ctx.now();
    const { product: wanted, isDeleted } = change(before);
    const deletedAt = isDeleted ? (before.deletedAt ?? now) : null;
    const isBack = before.deletedAt !== null && !isDeleted;
    const product = await inPresentPlace(ctx, wanted, isBack ? null : before);
    const isEdit = !isSameContent(before, product);
    await settleHoldersOf(ctx.db, product.code);
    await updateProduct(ctx.db, product, { now, changedIn, deletedAt, isEdit }).catch(throwCodeTaken);
    const rule = `Precio de ${product.brand} ${product.name}${priceChangeInWords(before, product)}`;
    const batch = await recordPriceBatch(ctx, { source: 'edit', rule }, [{ before, after: product }]);
    await recordProduct(ctx, event, product);
    return {
      ...product,
      version: before.version + 1,
      editedVersion: isEdit ? before.version + 1 : before.editedVersion,
      createdAt: before.createdAt,
      updatedAt: now,
      deletedAt,
      priceChangedAt: batch === null ? before.priceChangedAt : now,
      priceEndsAt: batch === null ? before.priceEndsAt : null,
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

/** @throws Refusal 'code-taken' when another product has the code; any other error unchanged */
export function throwCodeTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Refusal('code-taken', {
    errors: [{ field: 'data.items.0.code', message: 'Código: ya lo tiene otro producto' }],
  });
}
