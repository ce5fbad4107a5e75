import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { WireBatchStatus } from '#schemas/wire/several-orders.ts';
import { assertMay } from '#server/accounts/assert-may.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addOrderEntries } from '#server/order-entries/add-order-entry.ts';
import { orderStatusOf } from './order-rows.ts';

/** Sets the status of several orders in one step (QUOTE-009). What is gone meanwhile is named, and the rest is changed. */
export function setStatuses(
  ctx: Context,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
): Promise<WireBatchStatus> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db
      .selectFrom('orders')
      .select(['id', 'number', 'status'])
      .where('id', 'in', ids)
      .where('is_deleted', '=', 0)
      // Two of these lock in the same order, so neither waits for the other for good.
      .orderBy('number')
      .$if(!isSqlite(ctx.db), (query) => query.forUpdate())
      .execute();
    const changed = found.filter((order) => order.status !== status);
    if (changed.length > 0) await write(ctx, { changed, status });
    const known = new Set(found.map(({ id }) => id));
    const before = Map.groupBy(changed, (order) => orderStatusOf(order.status));
    return {
      changed: changed.length,
      before: Array.from(before, ([status, orders]) => ({ status, ids: orders.map(({ id }) => id) })),
      missing: ids.filter((id) => !known.has(id)),
    };
  });
}

type Changed = readonly { readonly id: string; readonly number: number; readonly status: string }[];

async function write(
  ctx: Context,
  { changed, status }: { changed: Changed; status: OrderStatus },
): Promise<void> {
  await ctx.db
    .updateTable('orders')
    .set((eb) => ({ status, updated_at: ctx.now(), version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  const numbers = changed.map(({ number }) => number).join(', ');
  await record(ctx, 'orders-changed', { count: changed.length, numbers, status });
  const entries = changed.map((order) => ({
    orderId: order.id,
    kind: 'status' as const,
    details: { from: orderStatusOf(order.status), to: status },
  }));
  await addOrderEntries(ctx, entries);
}
