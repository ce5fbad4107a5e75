import type { Order } from '#domain/orders/order.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { settleShelf } from '#server/stock/settle-shelf.ts';
import { addOrderEntry } from './add-order-entry.ts';
import { getOrder } from './change-order.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Brings a deleted order back as it was, with its number and status (QUOTE-009).
 * @throws Refusal 'order-not-found', also for an order that is not deleted
 */
export function restoreOrder(ctx: Context, id: string): Promise<Order> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const { number } = await lockOrder(ctx, id, { isDeleted: true });
    await ctx.db
      .updateTable('orders')
      .set((eb) => ({ is_deleted: 0, updated_at: ctx.now(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await settleShelf(ctx, [id]);
    await record(ctx, 'order-restored', { id, number });
    await addOrderEntry(ctx, { orderId: id, kind: 'restored', details: {} });
    return getOrder(ctx, id);
  });
}
