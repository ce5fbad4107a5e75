import type { Order } from '#domain/orders/order.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { getOrder } from './change-order.ts';

/** An order with the secret of its public link. */
export type PlacedOrder = Omit<Order, 'customerId'> & { readonly linkToken: string };

/** @throws Refusal 'order-not-found' for an unknown or deleted order */
export async function getOrderLinkToken(ctx: Context, orderId: string): Promise<string> {
  assertMay(ctx, 'orders');
  await getOrder(ctx, orderId);
  return orderLinkToken(ctx, orderId);
}

/**
 * The secret of an order's link. An order of before there were links gets one at first need; of two processes that need it
 * at once, both get the first one.
 * @throws Refusal 'order-not-found'
 */
export async function orderLinkToken({ db }: Pick<Context, 'db'>, orderId: string): Promise<string> {
  const find = () =>
    db.selectFrom('orders').select('link_token').where('id', '=', orderId).executeTakeFirst();
  const order = await find();
  if (order === undefined) throw new Refusal('order-not-found');
  if (order.link_token !== null) return order.link_token;
  await db
    .updateTable('orders')
    .set({ link_token: newLinkToken() })
    .where('id', '=', orderId)
    .where('link_token', 'is', null)
    .execute();
  const linked = await find();
  if (!linked?.link_token) throw new Refusal('order-not-found');
  return linked.link_token;
}
