import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { record } from '#server/audit/record.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { Database } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/tables/price-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { priceBefore } from '#server/price-history/priced.ts';
import { rowsOfBatch } from '#server/price-history/queries.ts';
import { beginBatch } from './begin-batch.ts';
import { CLAIM_MS, dropStaged } from './stage-batch.ts';
import { takeBack } from './undo-price-batch.ts';

/**
 * Begins and ends the scheduled batches that are due, also late after a stop, and finishes or drops what a process that
 * died left behind. Every process calls it; of several, the one that claims a batch does the work (STUDIO-009). A batch
 * that fails keeps no other from its moment.
 * @param claimant names the process, which may try again at once what it failed to do
 * @throws AggregateError of the batches that failed
 */
export async function runPriceSchedule(ctx: Context, claimant: string = randomUUID()): Promise<void> {
  const failures: unknown[] = [];
  for (const batch of await dueBatches(ctx, claimant)) {
    try {
      if (await claimBatch(ctx, batch.id, claimant)) await advance(ctx, batch);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} price batches failed`);
}

async function advance(ctx: Context, batch: PriceBatchRow): Promise<void> {
  if (batch.status === 'settling') await settlePrices(ctx);
  else if (batch.status === 'staged') await dropStaged(ctx, batch.id);
  else if (batch.ends_at !== null && batch.ends_at <= ctx.now()) await endBatch(ctx, batch);
  else await startBatch(ctx, batch);
}

async function dueBatches({ db, now }: Context, claimant: string): Promise<PriceBatchRow[]> {
  const at = now();
  const due = await db
    .selectFrom('price_batches')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['staged', 'settling']),
        eb.and([eb('status', '=', 'scheduled'), eb('starts_at', '<=', at)]),
        // Nearly all batches are applied, and few have an end: the index of ends is the one to use.
        eb.and([eb(sql<string>`coalesce(status, '')`, '=', 'applied'), eb('ends_at', '<=', at)]),
      ]),
    )
    .where(isFree(at, claimant))
    .execute();
  // Sorted here: in the query it would lead an engine to the index of all batches, once a second.
  return due.sort((one, other) => one.created_at - other.created_at);
}

/**
 * The process's own claim is left of a try that failed. One too far in the future is from a clock that was set back, not
 * from one that runs a little ahead.
 */
function isFree(now: number, claimant: string) {
  return (eb: ExpressionBuilder<Schema, 'price_batches'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<=', now),
      eb('claimed_until', '>', now + 2 * CLAIM_MS),
      eb('claimed_by', '=', claimant),
    ]);
}

/** One statement checks and claims, so only one of several processes gets the batch. */
async function claimBatch({ db, now }: Context, id: string, claimant: string): Promise<boolean> {
  const claimed = await db
    .updateTable('price_batches')
    .set({ claimed_by: claimant, claimed_until: now() + CLAIM_MS })
    .where('id', '=', id)
    .where(isFree(now(), claimant))
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
    const compared = rows.map((row) => {
      const product = ctx.catalogue.product(row.product_id);
      const isLeftOut = product === null || !isSameProductPrice(product, priceBefore(row));
      return { row, version: product?.version ?? row.version, is_left_out: isLeftOut ? 1 : 0 };
    });
    for (const { is_left_out } of compared) leftOut += is_left_out;
    changed += rows.length;
    // Most rows are as the preview saw them, and need no write.
    await keepComparison(
      ctx.db,
      compared.filter(
        ({ row, version, is_left_out }) => row.version !== version || row.is_left_out !== is_left_out,
      ),
    );
  }
  return { changed: changed - leftOut, leftOut };
}

type Compared = { row: PriceChangeRow; version: number | null; is_left_out: number };

async function keepComparison(db: Database, compared: readonly Compared[]): Promise<void> {
  if (compared.length === 0) return;
  const rows = compared.map(({ row, version, is_left_out }) => sql`(${row.id}, ${version}, ${is_left_out})`);
  // PostgreSQL reads parameters in a list of values as text, hence the casts.
  await sql`
    with compared (id, version, is_left_out) as (values ${sql.join(rows)})
    update price_changes set
      version = cast(compared.version as bigint), is_left_out = cast(compared.is_left_out as integer)
    from compared where price_changes.id = cast(compared.id as bigint)
  `.execute(db);
}

/**
 * Takes back what the batch changed; rows that changed since are counted as left. A batch whose end passed while nothing
 * ran is not begun any more.
 */
async function endBatch(ctx: Context, batch: PriceBatchRow): Promise<void> {
  if (batch.status === 'scheduled') return markEnded(ctx, batch, batch.changed);
  const { id, changedSince } = await takeBack(ctx, batch, {
    ids: null,
    also: (ctx, changedSince) => markEnded(ctx, batch, changedSince.length),
    isEnd: true,
  });
  if (id === null) await markEnded(ctx, batch, changedSince.length);
}

async function markEnded(ctx: Context, batch: PriceBatchRow, leftNow: number): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db
      .updateTable('price_batches')
      .set({
        changed: batch.changed - leftNow,
        left_out: batch.left_out + leftNow,
        status: 'ended',
        claimed_by: null,
        claimed_until: null,
      })
      .where('id', '=', batch.id)
      .where('status', '=', batch.status)
      .execute();
  });
}
