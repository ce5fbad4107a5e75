import type { Quote } from '#domain/quotes/quote.ts';
import type { ShownQuote } from '#schemas/wire/quote-to-wire.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { findQuote, quotedOrder, quotesOfOrder, versionLink } from './queries.ts';

/** All versions of an order's quote, newest first. @throws Refusal 'order-not-found' */
export async function listQuotes(ctx: Context, orderId: string): Promise<Quote[]> {
  assertMay(ctx, 'orders');
  await briefOrder(ctx, orderId);
  return quotesOfOrder(ctx, orderId);
}

/** The version behind a link, for whoever has it. @throws Refusal 'quote-not-found' */
export async function quoteByToken(ctx: Context, token: string): Promise<ShownQuote> {
  const quote = await findQuote(ctx, { token });
  const order = quote === null ? null : await quotedOrder(ctx.db, quote.orderId);
  if (quote === null || order === null || order.isDeleted) throw new Refusal('quote-not-found');
  const linkOf = (version: number) => versionLink(ctx.db, { orderId: order.id, version });
  const accepted = order.acceptedVersion === null ? null : await linkOf(order.acceptedVersion);
  const newest = (await linkOf(order.quoteVersion)) ?? quote;
  const { number: orderNumber, firstName, said } = order;
  return { quote, orderNumber, firstName, said, newest, accepted };
}
