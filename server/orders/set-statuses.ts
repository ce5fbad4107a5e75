import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { WireBatchStatus } from '#schemas/order-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { changeHeldOrders, holdOrders } from './change-held-orders.ts';

/** Sets the status of several orders in one step (QUOTE-009). What is gone meanwhile is named, and the rest is changed. */
export function setStatuses(
  ctx: Context,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
): Promise<WireBatchStatus> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const found = await holdOrders(ctx, ids);
    const changed = found.filter((order) => order.status !== status);
    await changeHeldOrders(ctx, changed, {
      columns: { status },
      entryOf: ({ id, status: from }) => ({ orderId: id, kind: 'status', details: { from, to: status } }),
      recorded: (orders) => record(ctx, 'orders-changed', { ...orders, status }),
    });
    const known = new Set(found.map(({ id }) => id));
    const before = Map.groupBy(changed, (order) => order.status);
    return {
      changed: changed.length,
      before: Array.from(before, ([status, orders]) => ({ status, ids: orders.map(({ id }) => id) })),
      missing: ids.filter((id) => !known.has(id)),
    };
  });
}
