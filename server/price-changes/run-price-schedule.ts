import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { record } from '#server/audit/record.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import type { PriceBatchRow, PriceChangeRow, Schema } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { beginBatch } from './begin-batch.ts';
import { priceBefore } from './priced.ts';
import { rowsOfBatch } from './queries.ts';
import { CLAIM_MS, dropStaged } from './stage-batch.ts';
import { takeBack } from './undo-price-batch.ts';

/**
 * Begins and ends the scheduled batches that are due, also late after a stop, and finishes or drops what a process that
 * died left behind. Every process calls it; of several, the one that claims a batch does the work (STUDIO-009).
 */
export async function runPriceSchedule(ctx: Context): Promise<void> {
  for (const batch of await dueBatches(ctx)) {
    if (!(await claimBatch(ctx, batch.id))) continue;
    if (batch.status === 'settling') await settlePrices(ctx);
    else if (batch.status === 'staged') await dropStaged(ctx, batch.id);
    else if (batch.ends_at !== null && batch.ends_at <= ctx.now()) await endBatch(ctx, batch);
    else await startBatch(ctx, batch);
  }
}

async function dueBatches({ db, now }: Context): Promise<PriceBatchRow[]> {
  const at = now();
  return db
    .selectFrom('price_batches')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['staged', 'settling']),
        eb.and([eb('status', '=', 'scheduled'), eb('starts_at', '<=', at)]),
        eb.and([eb('status', '=', 'applied'), eb('ends_at', '<=', at)]),
      ]),
    )
    .where(isFree(at))
    .orderBy('created_at')
    .execute();
}

/** A claim too far in the future is from a clock that was set back. */
function isFree(now: number) {
  return (eb: ExpressionBuilder<Schema, 'price_batches'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<=', now),
      eb('claimed_until', '>', now + CLAIM_MS),
    ]);
}

/** One statement checks and claims, so only one of several processes gets the batch. */
async function claimBatch({ db, now }: Context, id: string): Promise<boolean> {
  const claimed = await db
    .updateTable('price_batches')
    .set({ claimed_by: randomUUID(), claimed_until: now() + CLAIM_MS })
    .where('id', '=', id)
    .where(isFree(now()))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function startBatch(ctx: Context, { id, rule }: PriceBatchRow): Promise<void> {
  for (;;) {
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const seenIn = ctx.catalogue.version();
    const { changed, leftOut } = await comparedRows(ctx, id);
    const outcome = await beginBatch(ctx, {
      id,
      from: 'scheduled',
      seenIn,
      changed,
      leftOut,
      also: (ctx) => record(ctx, 'prices-changed', { id, count: changed, rule }),
    });
    if (outcome !== 'stale') return;
  }
}

/** Leaves out rows whose product has another price since the preview, or is gone; an edited text is no reason. */
async function comparedRows(ctx: Context, id: string): Promise<{ changed: number; leftOut: number }> {
  let changed = 0;
  let leftOut = 0;
  for await (const rows of rowsOfBatch(ctx.db, id)) {
    for (const row of rows) {
      const product = ctx.catalogue.product(row.product_id);
      const isLeftOut = product === null || !isSameProductPrice(product, priceBefore(row));
      if (isLeftOut) leftOut += 1;
      else changed += 1;
      await keepComparison(ctx.db, row, { version: product?.version ?? row.version, isLeftOut });
    }
  }
  return { changed, leftOut };
}

/** Most rows are as the preview saw them, and need no write. */
async function keepComparison(
  db: Database,
  row: PriceChangeRow,
  { version, isLeftOut }: { version: number | null; isLeftOut: boolean },
): Promise<void> {
  const flag = isLeftOut ? 1 : 0;
  if (row.version === version && row.is_left_out === flag) return;
  await db
    .updateTable('price_changes')
    .set({ version, is_left_out: flag })
    .where('id', '=', row.id)
    .execute();
}

/** Takes back what the batch changed. A batch whose end passed while nothing ran is not begun any more. */
async function endBatch(ctx: Context, batch: PriceBatchRow): Promise<void> {
  if (batch.status === 'scheduled') {
    return markEnded(ctx, batch, { changed: 0, left_out: batch.changed + batch.left_out });
  }
  const { id } = await takeBack(ctx, batch, {
    ids: null,
    rule: `Terminó: ${batch.rule}`,
    also: (ctx) => markEnded(ctx, batch, {}),
  });
  if (id === null) await markEnded(ctx, batch, {});
}

async function markEnded(
  ctx: Context,
  { id, status }: PriceBatchRow,
  counts: { changed?: number; left_out?: number },
): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db
      .updateTable('price_batches')
      .set({ ...counts, status: 'ended', claimed_by: null, claimed_until: null })
      .where('id', '=', id)
      .where('status', '=', status)
      .execute();
  });
}
