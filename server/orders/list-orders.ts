import type { BriefOrder, Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { MAX_CHOSEN_ORDERS } from '#schemas/wire/several-orders.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { OrderFilter } from './order-filter.ts';
import {
  countByStatus,
  countOrders,
  findBriefOrders,
  findOrderIds,
  findOrders,
  ordersBelow,
} from './queries.ts';

const BATCH = 200;

type PageQuery = { readonly filter: OrderFilter; readonly page: number; readonly size: number };

/** One page of the matching orders, newest first, and the number of all matches. `page` counts from 1. */
export async function listOrders(
  ctx: Context,
  { filter, page, size }: PageQuery,
): Promise<{ orders: Order[]; total: number }> {
  assertMay(ctx, 'orders');
  const total = await countOrders(ctx, filter);
  const orders = await findOrders(ctx, filter, { limit: size, offset: (page - 1) * size });
  return { orders, total };
}

/** The same page without order lines, for the dashboard's list. */
export async function listBriefOrders(
  ctx: Context,
  { filter, page, size }: PageQuery,
): Promise<{ orders: BriefOrder[]; total: number }> {
  assertMay(ctx, 'orders');
  const total = await countOrders(ctx, filter);
  const orders = await findBriefOrders(ctx, filter, { limit: size, offset: (page - 1) * size });
  return { orders, total };
}

/** The ids of the first matching orders, as many as can be chosen at once. */
export async function listOrderIds(ctx: Context, filter: OrderFilter): Promise<string[]> {
  assertMay(ctx, 'orders');
  return findOrderIds(ctx, filter, MAX_CHOSEN_ORDERS);
}

/** All matching orders, newest first, in batches. Between two batches the database is free for others. */
export async function* allOrders(
  ctx: Context,
  filter: OrderFilter = { status: null, text: '' },
): AsyncGenerator<Order[]> {
  assertMay(ctx, 'orders');
  let below = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const orders = await ordersBelow(ctx, filter, { below, limit: BATCH });
    yield orders;
    const last = orders.at(-1);
    if (last === undefined || orders.length < BATCH) return;
    below = last.number;
  }
}

/** The number of orders by status, without deleted ones (DASH-012). */
export async function countOrdersByStatus(ctx: Context): Promise<Record<OrderStatus, number>> {
  assertMay(ctx, 'orders');
  return countByStatus(ctx.db);
}
