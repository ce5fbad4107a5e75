import { type Centavos, centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { hasUnpriced, orderedNetTotal } from '#domain/orders/ordered-total.ts';
import { howToPay, type LinkedPayment } from '#domain/payments/how-to-pay.ts';
import type { SentReceipt } from '#domain/payments/transfer-receipt.ts';
import { quoteNetTotal } from '#domain/quotes/quote-net-total.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { Context } from '#server/kernel/context.ts';
import { findOrder } from '#server/orders/queries.ts';
import { findQuote } from '#server/quotes/queries.ts';
import { paidSoFar } from './paid-so-far.ts';
import { isTakenBack } from './queries.ts';

/** A customer's link: that of an order, or that of a quote. */
export type PaidLink = { readonly orderToken: string } | { readonly quoteToken: string };

/** An order that can be paid, and its net total. */
export type PayableOrder = { readonly order: BriefOrder; readonly netTotal: Centavos };

/**
 * How the order behind a customer's link is paid (PAY-002); `null` where the shop takes no transfers, for an unknown link,
 * and while nothing is agreed: before a quote is accepted, on a version that is not in force, with a price to be asked, of an order
 * that was taken back.
 */
export async function linkedPayment(ctx: Context, link: PaidLink): Promise<LinkedPayment | null> {
  const payable = await payableOrder(ctx, link);
  if (payable === null) return null;
  const { order, netTotal } = payable;
  const { total } = orderBalance(order);
  const shown = howToPay({ total, netTotal, paid: await paidSoFar(ctx, order) }, ctx.store.payments);
  return shown && { ...shown, receipt: await lastReceipt(ctx, order.id), today: shopDay(ctx.now()) };
}

async function lastReceipt({ db }: Context, orderId: string): Promise<SentReceipt | null> {
  const row = await db
    .selectFrom('payment_receipts')
    .select(['id', 'amount', 'paid_on', 'state', 'answer'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, amount, paid_on: paidOn, state, answer } = row;
  return { id, amount: centavos(amount), paidOn, state, answer };
}

/** The order of a link, where it can be paid by transfer. */
export async function payableOrder(ctx: Context, link: PaidLink): Promise<PayableOrder | null> {
  if (!ctx.store.payments.transfer.isOn) return null;
  const payable =
    'quoteToken' in link
      ? await payableQuote(ctx, { token: link.quoteToken })
      : await payableByOrder(ctx, link.orderToken);
  return payable === null || (await isTakenBack(ctx.db, payable.order.id)) ? null : payable;
}

async function payableByOrder(ctx: Context, token: string): Promise<PayableOrder | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['id', 'quote_accepted_version', 'quote_version'])
    .where('link_token', '=', token)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, quote_accepted_version: version } = row;
  if (version !== null) return payableQuote(ctx, { orderId: id, version });
  if (row.quote_version > 0) return null;
  const order = await findOrder(ctx, id);
  return order === null || hasUnpriced(order) ? null : { order, netTotal: orderedNetTotal(order) };
}

/** The version has to be the one that was accepted last. */
async function payableQuote(ctx: Context, by: Parameters<typeof findQuote>[1]): Promise<PayableOrder | null> {
  const quote = await findQuote(ctx, by);
  if (quote === null || quote.acceptedAt === null) return null;
  const order = await findOrder(ctx, quote.orderId);
  if (order === null || order.isDeleted || order.quote.acceptedVersion !== quote.version) return null;
  return {
    order,
    netTotal: quoteNetTotal({
      ...quote,
      lines: quote.lines.map(({ total, product }) => ({ amount: total, vat: product.vat })),
      extras: quote.extras.map(({ amount }) => amount),
      shipping: quote.shipping?.amount ?? null,
    }),
  };
}
