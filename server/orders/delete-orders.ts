import { numberRanges } from '#domain/orders/number-ranges.ts';
import type { WireDeletedOrders } from '#schemas/order-answers.ts';
import { record } from '#server/audit/record.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { writeOrderEntries } from './add-order-entry.ts';

/** So many are written before others get the thread. */
const PIECE = 200;

/** Marks several orders as deleted in one step. Each can be restored; what is gone meanwhile is left out. */
export function deleteOrders(ctx: Context, ids: readonly string[]): Promise<WireDeletedOrders> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('id', 'in', ids)
      .where('is_deleted', '=', 0)
      // Two of these lock in the same order, so neither waits for the other for good.
      .orderBy('number')
      .$if(!isSqlite(ctx.db), (query) => query.forUpdate())
      .execute();
    if (found.length === 0) return { deleted: 0 };
    const letPass = breathsBetween();
    for (let done = 0; done < found.length; done += PIECE) {
      await markDeleted(
        ctx,
        found.slice(done, done + PIECE).map(({ id }) => id),
      );
      await letPass();
    }
    const numbers = numberRanges(found.map(({ number }) => number));
    await record(ctx, 'orders-deleted', { count: found.length, numbers });
    // Last, because others who change these orders take the orders first and then the counter.
    await nextNumber(ctx, 'order-changes');
    return { deleted: found.length };
  });
}

async function markDeleted(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('orders')
    .set((eb) => ({ is_deleted: 1, updated_at: ctx.now(), version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await writeOrderEntries(
    ctx,
    ids.map((orderId) => ({ orderId, kind: 'deleted', details: {} })),
  );
}
