import type { WirePriceProgress } from '#schemas/price-change-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';

/**
 * How many rows of the batch that is being applied are prepared. From its commit on all of them count, while they are
 * still copied to the products, so it is done then.
 */
export async function priceProgress(ctx: Context): Promise<WirePriceProgress> {
  assertMay(ctx, 'prices');
  const batch = await ctx.db
    .selectFrom('price_batches')
    .select(['id', 'status', 'changed'])
    .where('status', 'in', ['staged', 'settling'])
    .where('mark_kind', 'is', null)
    .where('claimed_until', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (batch === undefined) return { running: null };
  if (batch.status === 'settling') return { running: { done: batch.changed, total: batch.changed } };
  const { done } = await ctx.db
    .selectFrom('price_changes')
    .select(({ fn }) => fn.countAll<number>().as('done'))
    .where('batch_id', '=', batch.id)
    .executeTakeFirstOrThrow();
  return { running: { done, total: batch.changed } };
}
