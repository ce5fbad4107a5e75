import type { Context } from '#server/kernel/context.ts';
import { storedPriceList } from '#server/orders/order-rows.ts';
import { listInForce } from '#server/wholesale/list-at-desk.ts';
import { findPriceLists, type StoredPriceList } from '#server/wholesale/queries.ts';

/**
 * The list by which an order's quotes are priced now: its own, or else its customer's; `null` for none. The dates of the
 * order's own don't count, because it came in time.
 */
export async function listOfOrder(ctx: Context, orderId: string): Promise<StoredPriceList | null> {
  const order = await ctx.db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.price_list', 'customers.price_list_id'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  const own = storedPriceList(order?.price_list ?? null);
  const [list] = own === null ? [] : await findPriceLists(ctx.db, own.id);
  return list ?? listInForce(ctx, order?.price_list_id ?? null);
}
