import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { depositRule } from '#domain/payments/how-to-pay.ts';
import { type OnlineTerms, onlineTerms } from '#domain/payments/online-terms.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Context } from '#server/kernel/context.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { isTakenBack } from '#server/payments/queries.ts';
import { findQuote } from '#server/quotes/queries.ts';
import { openGateway } from './account.ts';
import type { Gateway } from './mercado-pago-api.ts';

export type OnlinePayment = {
  readonly gateway: Gateway;
  readonly quote: Quote;
  readonly order: BriefOrder;
  readonly terms: OnlineTerms;
};

/**
 * What can be paid through Mercado Pago by a quote's link; `null` while it is off, before its acceptance, after its validity,
 * on a version that is not in force, of an order that was taken back, and once nothing is left (PAY-005).
 */
export async function onlinePayment(ctx: Context, token: string): Promise<OnlinePayment | null> {
  const gateway = await openGateway(ctx);
  if (gateway === null) return null;
  const quote = await findQuote(ctx, { token });
  if (quote === null || quote.acceptedAt === null || quote.validUntil <= ctx.now()) return null;
  const order = await orderOf(ctx, quote.orderId);
  if (order === null || order.quote.acceptedVersion !== quote.version) return null;
  if (await isTakenBack(ctx.db, order.id)) return null;
  const { total, paid, balance } = orderBalance(order);
  const asked = { total, left: balance, hasBegun: paid > 0 };
  const terms = onlineTerms(asked, { deposit: depositRule(ctx.store.payments) });
  return terms && { gateway, quote, order, terms };
}

/** `null` for a deleted one. */
async function orderOf(ctx: Context, id: string): Promise<BriefOrder | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return row === undefined ? null : briefOrder(ctx, id);
}
