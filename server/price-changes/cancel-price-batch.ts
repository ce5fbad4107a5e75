import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { findBatch } from '#server/price-history/queries.ts';

/**
 * Cancels a scheduled batch before its moment; it stays in the history. Cancelling twice is cancelling once.
 * @throws Refusal 'price-batch-not-found' · 'already-applied'
 */
export async function cancelPriceBatch(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'prices');
  await inTransaction(ctx, async (ctx) => {
    const cancelled = await ctx.db
      .updateTable('price_batches')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .returning('rule')
      .executeTakeFirst();
    if (cancelled !== undefined) return record(ctx, 'prices-cancelled', { id, rule: cancelled.rule });
    const batch = await findBatch(ctx.db, id);
    if (batch === null) throw new Refusal('price-batch-not-found');
    if (batch.status !== 'cancelled') throw new Refusal('already-applied');
  });
}
