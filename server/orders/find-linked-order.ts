import { centavos } from '#domain/money/centavos.ts';
import { type LinkedOrder, type LinkedQuote, linkedOrderOf } from '#domain/orders/linked-order.ts';
import type { Order } from '#domain/orders/order.ts';
import { isOfferToChange, versionInForce } from '#domain/quotes/version-in-force.ts';
import { quoteLink } from '#schemas/wire/public-link.ts';
import type { Context } from '#server/kernel/context.ts';
import { findOrder } from './queries.ts';

type Found = { readonly token: string; readonly origin: string };

/**
 * The order that a public link opens, without the customer's contact data; `null` for an unknown token or a deleted order.
 * @param origin of its quote's link, without a slash at the end
 */
export async function findLinkedOrder(ctx: Context, { token, origin }: Found): Promise<LinkedOrder | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('link_token', '=', token)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  const order = row === undefined ? null : await findOrder(ctx, row.id);
  return order && linkedOrderOf(order, await linkedQuotes(ctx, order, origin));
}

async function linkedQuotes(
  { db }: Context,
  { id, quote }: Order,
  origin: string,
): Promise<Pick<LinkedOrder, 'quote' | 'offer'>> {
  const { state, version } = quote;
  if (state === 'none') return { quote: null, offer: null };
  const find = async (which: number, shown: LinkedQuote['state']): Promise<LinkedQuote> => {
    const { token, total } = await db
      .selectFrom('quotes')
      .select(['token', 'total'])
      .where('order_id', '=', id)
      .where('version', '=', which)
      .executeTakeFirstOrThrow();
    return { version: which, state: shown, total: centavos(total), link: quoteLink(origin, token) };
  };
  if (!isOfferToChange(quote)) return { quote: await find(version, state), offer: null };
  return { quote: await find(versionInForce(quote), 'accepted'), offer: await find(version, state) };
}
