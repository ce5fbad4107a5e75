import type { BriefOrder, Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import {
  countByStatus,
  countOrders,
  findBriefOrders,
  findOrders,
  type OrderFilter,
  ordersBelow,
} from './queries.ts';

const BATCH = 200;

type PageQuery = { readonly filter: OrderFilter; readonly page: number; readonly size: number };

/** One page of the orders that match, newest first, and how many match in all. `page` counts from 1. */
export async function listOrders(
  ctx: Context,
  { filter, page, size }: PageQuery,
): Promise<{ orders: Order[]; total: number }> {
  assertAdministrator(ctx);
  const total = await countOrders(ctx.db, filter);
  const orders = await findOrders(ctx, filter, { limit: size, offset: (page - 1) * size });
  return { orders, total };
}

/** The same page without what was ordered: the dashboard's list. */
export async function listBriefOrders(
  ctx: Context,
  { filter, page, size }: PageQuery,
): Promise<{ orders: BriefOrder[]; total: number }> {
  assertAdministrator(ctx);
  const total = await countOrders(ctx.db, filter);
  const orders = await findBriefOrders(ctx.db, filter, { limit: size, offset: (page - 1) * size });
  return { orders, total };
}

/** Every order that matches, newest first, in batches: between two of them the database is free for others. */
export async function* allOrders(
  ctx: Context,
  filter: OrderFilter = { status: null, text: '' },
): AsyncGenerator<Order[]> {
  assertAdministrator(ctx);
  let below = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const orders = await ordersBelow(ctx, filter, { below, limit: BATCH });
    yield orders;
    const last = orders.at(-1);
    if (last === undefined || orders.length < BATCH) return;
    below = last.number;
  }
}

/** How many orders stand in each status; deleted ones count nowhere (DASH-012). */
export async function countOrdersByStatus(ctx: Context): Promise<Record<OrderStatus, number>> {
  assertAdministrator(ctx);
  return countByStatus(ctx.db);
}
