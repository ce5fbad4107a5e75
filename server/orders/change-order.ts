import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { settleShelf } from '#server/stock/settle-shelf.ts';
import { addOrderEntry } from './add-order-entry.ts';
import { lockOrder } from './lock-order.ts';
import { findOrder, updateOrder } from './queries.ts';

/**
 * Sets an order's status. Any status can follow any other (ORDADM-023).
 * @param expectedVersion the version that the administrator saw, or `null` to overwrite any version
 * @throws Refusal 'order-not-found' · 'stale-version' with the order as it is
 */
export async function setOrderStatus(
  ctx: Context,
  { id, status, expectedVersion }: { id: string; status: OrderStatus; expectedVersion: number | null },
): Promise<Order> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOrder(ctx, id);
    const isWritten = await updateOrder(ctx.db, { id, expectedVersion, status, now: ctx.now() });
    const order = await getOrder(ctx, id);
    if (!isWritten) throw staleVersion(order);
    if (before.status !== status) await settleShelf(ctx, [id]);
    await record(ctx, 'order-changed', { id, number: order.number, status });
    const details = { from: before.status, to: status };
    if (before.status !== status) await addOrderEntry(ctx, { orderId: id, kind: 'status', details });
    else await nextNumber(ctx, 'order-changes');
    return order;
  });
}

/** Marks an order as deleted. It is in no list any more, and its number is not reused (ORDADM-012). */
export async function deleteOrder(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { number } = await lockOrder(ctx, id);
    await updateOrder(ctx.db, { id, expectedVersion: null, isDeleted: true, now: ctx.now() });
    await settleShelf(ctx, [id]);
    await record(ctx, 'order-deleted', { id, number });
    await addOrderEntry(ctx, { orderId: id, kind: 'deleted', details: {} });
  });
}

/** @throws Refusal 'order-not-found' for an unknown or deleted order */
export async function getOrder(ctx: Context, id: string): Promise<Order> {
  assertMay(ctx, 'orders');
  const order = await findOrder(ctx, id);
  if (order === null || order.isDeleted) throw new Refusal('order-not-found');
  return order;
}

function staleVersion(order: Order): Refusal {
  return new Refusal('stale-version', {
    headers: { etag: `"${order.version}"` },
    members: { current: orderToWire(order) },
  });
}
