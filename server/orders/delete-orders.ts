import type { WireDeletedOrders } from '#schemas/order-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { changeHeldOrders, holdOrders } from './change-held-orders.ts';

/** Marks several orders as deleted in one step. Each can be restored; what is gone meanwhile is left out. */
export function deleteOrders(ctx: Context, ids: readonly string[]): Promise<WireDeletedOrders> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const found = await holdOrders(ctx, ids);
    await changeHeldOrders(ctx, found, {
      columns: { is_deleted: 1 },
      entryOf: ({ id }) => ({ orderId: id, kind: 'deleted', details: {} }),
      recorded: (orders) => record(ctx, 'orders-deleted', orders),
    });
    return { deleted: found.length };
  });
}
