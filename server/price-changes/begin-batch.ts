import { hasChangesSince } from '#server/catalogue/queries.ts';
import { settlePrices, settlingBatch } from '#server/catalogue/settle-prices.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { CLAIM_MS } from './stage-batch.ts';

type Beginning = {
  readonly id: string;
  readonly from: 'staged' | 'scheduled';
  /** The version of the catalogue that the batch's rows were compared with. */
  readonly seenIn: number;
  readonly changed: number;
  readonly leftOut: number;
  /** What is stored with the beginning; a thrown refusal undoes all of it. */
  readonly also: (ctx: Context) => Promise<void>;
};

/** 'stale' when products of the batch changed after `seenIn`; 'gone' when the batch began or was cancelled meanwhile. */
export type BeginningOutcome = 'begun' | 'stale' | 'gone';

/**
 * Makes a staged batch count: one short transaction, however many rows it has. From its commit on all its prices are the
 * products' prices, on every process, though they are copied to the products afterwards (see docs/adr/0021).
 */
export async function beginBatch(ctx: Context, beginning: Beginning): Promise<BeginningOutcome> {
  for (;;) {
    await settlePrices(ctx);
    const outcome = await inTransaction(ctx, (ctx) => begun(ctx, beginning));
    if (outcome === 'busy') continue;
    if (outcome === 'begun') {
      await ctx.catalogue.catchUp();
      // It counts already: what can't be copied now, as on a full disk, the next writer or the schedule copies.
      await settlePrices(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error, batch: beginning.id }, 'prices not copied yet'),
      );
    }
    return outcome;
  }
}

async function begun(
  ctx: Context,
  { id, from, seenIn, changed, leftOut, also }: Beginning,
): Promise<BeginningOutcome | 'busy'> {
  // The number is also the lock of catalogue writers. One that is not used harms nobody.
  const appliedIn = await nextNumber(ctx, 'catalogue-version');
  if ((await settlingBatch(ctx.db)) !== null) return 'busy';
  if (await isStale(ctx, { id, seenIn })) return 'stale';
  const now = ctx.now();
  const started = await ctx.db
    .updateTable('price_batches')
    .set({
      status: 'settling',
      applied_at: now,
      applied_in: appliedIn,
      changed,
      left_out: leftOut,
      claimed_until: now + CLAIM_MS,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (started === undefined) return 'gone';
  await also(ctx);
  return 'begun';
}

/** Looks at the products changed since alone, which are few, and not at the batch's rows, which can be all. */
export async function isStale(
  { db }: Pick<Context, 'db'>,
  { id, seenIn }: { id: string; seenIn: number },
): Promise<boolean> {
  // Mostly there is none. PostgreSQL knows nothing yet of rows that were just staged, and would read them all to see it.
  if (!(await hasChangesSince(db, seenIn))) return false;
  const changed = await db
    .selectFrom('products')
    .select('products.id')
    .where('changed_in', '>', seenIn)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('price_changes')
          .select('price_changes.id')
          .where('batch_id', '=', id)
          .whereRef('product_id', '=', 'products.id')
          .whereRef('price_changes.version', '!=', 'products.version')
          .where('is_left_out', '=', 0),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}
