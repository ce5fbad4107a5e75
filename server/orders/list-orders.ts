import type { Order } from '#domain/orders/order.ts';
import type { Context } from '#server/context.ts';
import { countOrders, findOrders, type OrderFilter } from './queries.ts';

/** One page of the orders that match, newest first, and how many match in all. `page` counts from 1. */
export async function listOrders(
  { db }: Context,
  { filter, page, size }: { filter: OrderFilter; page: number; size: number },
): Promise<{ orders: Order[]; total: number }> {
  const total = await countOrders(db, filter);
  const orders = await findOrders(db, filter, { limit: size, offset: (page - 1) * size });
  return { orders, total };
}
