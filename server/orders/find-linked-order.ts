import { type LinkedOrder, type LinkedQuote, linkedOrderOf } from '#domain/orders/linked-order.ts';
import type { Order } from '#domain/orders/order.ts';
import { quoteLink } from '#schemas/wire/public-link.ts';
import type { Context } from '#server/context.ts';
import { findOrder } from './queries.ts';

/**
 * The order that a public link opens, without the customer's contact data; `null` for an unknown token or a deleted order.
 * @param origin of its quote's link, without a slash at the end
 */
export async function findLinkedOrder(
  ctx: Context,
  { token, origin }: { token: string; origin: string },
): Promise<LinkedOrder | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('link_token', '=', token)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  const order = row === undefined ? null : await findOrder(ctx, row.id);
  return order && linkedOrderOf(order, await newestQuote(ctx, order, origin));
}

async function newestQuote({ db }: Context, order: Order, origin: string): Promise<LinkedQuote | null> {
  const { state, version, total } = order.quote;
  if (state === 'none' || total === null) return null;
  const { token } = await db
    .selectFrom('quotes')
    .select('token')
    .where('order_id', '=', order.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { state, version, total, link: quoteLink(origin, token) };
}
