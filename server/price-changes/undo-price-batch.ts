import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import { record } from '#server/audit/record.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { StoredProduct } from '#server/catalogue/stored-product.ts';
import type { Context } from '#server/context.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/schema.ts';
import { Refusal } from '#server/errors.ts';
import { beginBatch } from './begin-batch.ts';
import { priceAfter, priceBefore } from './priced.ts';
import { findBatch, rowsOfBatch } from './queries.ts';
import { dropStaged, type StagedRow, stageBatch } from './stage-batch.ts';

export type PriceUndo = {
  /** The id of the batch that undid this one; `null` when nothing could be restored. */
  readonly id: string | null;
  readonly restored: number;
  /** The products whose price changed since; they keep it. */
  readonly changedSince: readonly string[];
};

/**
 * Restores the prices before a batch, of all its rows or of some (STUDIO-008). The undo is a batch that can be undone.
 * @throws Refusal 'price-batch-not-found' · 'price-batch-not-applied'
 */
export async function undoPriceBatch(
  ctx: Context,
  { id, ids }: { id: string; ids: readonly string[] | null },
): Promise<PriceUndo> {
  assertAdministrator(ctx);
  const batch = await findBatch(ctx.db, id);
  if (batch === null) throw new Refusal('price-batch-not-found');
  if (batch.applied_at === null) throw new Refusal('price-batch-not-applied');
  return takeBack(ctx, batch, { ids, rule: `Deshecho: ${batch.rule}`, also: async () => undefined });
}

type TakingBack = {
  readonly ids: readonly string[] | null;
  readonly rule: string;
  /** What is stored together with the undo. */
  readonly also: (ctx: Context) => Promise<void>;
};

/** The work of an undo; a batch with an end does it by itself. */
export async function takeBack(
  ctx: Context,
  batch: PriceBatchRow,
  { ids, rule, also }: TakingBack,
): Promise<PriceUndo> {
  for (;;) {
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const seenIn = ctx.catalogue.version();
    const { rows, changedSince } = await restorable(ctx, batch, ids);
    if (rows.length === 0) return { id: null, restored: 0, changedSince };
    const undo = { source: 'undo', rule, note: '', startsAt: null, endsAt: null, undoOf: batch.id } as const;
    const id = await stageBatch(ctx, undo, rows);
    const outcome = await beginBatch(ctx, {
      id,
      from: 'staged',
      seenIn,
      changed: rows.length,
      leftOut: 0,
      also: async (ctx) => {
        await markUndone(ctx, batch.id, id);
        await record(ctx, 'prices-restored', { id, count: rows.length, rule: batch.rule });
        await also(ctx);
      },
    });
    if (outcome === 'begun') return { id, restored: rows.length, changedSince };
    await dropStaged(ctx, id);
  }
}

async function restorable(
  ctx: Context,
  batch: PriceBatchRow,
  ids: readonly string[] | null,
): Promise<{ rows: StagedRow[]; changedSince: string[] }> {
  const wanted = ids === null ? null : new Set(ids);
  const rows: StagedRow[] = [];
  const changedSince: string[] = [];
  for await (const piece of rowsOfBatch(ctx.db, batch.id)) {
    for (const row of piece) {
      if (row.is_left_out === 1 || wanted?.has(row.product_id) === false) continue;
      const product = ctx.catalogue.product(row.product_id);
      if (product !== null && isAsBefore(product, row)) continue;
      if (product !== null && isAsAfter(product, row)) rows.push(restoredRow(product, row));
      else changedSince.push(row.product_id);
    }
  }
  return { rows, changedSince };
}

/** Restored already, or set back by hand. */
function isAsBefore(product: StoredProduct, row: PriceChangeRow): boolean {
  const hasMark = row.offer_before === null || product.isOffer === (row.offer_before === 1);
  return hasMark && isSameProductPrice(product, priceBefore(row));
}

function isAsAfter(product: StoredProduct, row: PriceChangeRow): boolean {
  return isSameProductPrice(product, priceAfter(row));
}

function restoredRow(product: StoredProduct, row: PriceChangeRow): StagedRow {
  return {
    productId: product.id,
    version: product.version,
    before: product,
    after: priceBefore(row),
    offer: row.offer_before === null ? null : { before: product.isOffer, after: row.offer_before === 1 },
  };
}

async function markUndone({ db }: Context, id: string, undoneBy: string): Promise<void> {
  await db.updateTable('price_batches').set({ undone_by: undoneBy }).where('id', '=', id).execute();
}
