import { centavos } from '#domain/money/centavos.ts';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { formatAmount } from '#domain/text/format.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { PaymentRequest } from '#schemas/order-entry.ts';
import type { WirePaymentReceipt } from '#schemas/payment-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { balanceToWire } from '#server/payments/list-payments.ts';
import { addToPaid } from '#server/payments/queries.ts';

type GivenBack = {
  readonly orderId: string;
  readonly refund: PaymentRequest;
  readonly idempotencyKey: string | null;
};

/**
 * Writes down money that the shop gave back, of what was paid for an order. What the payments took off the total stays. A
 * repeated key gives the first one with the present balance.
 * @throws Refusal 'order-not-found' · 'key-reused' · 'invalid-request' for more than was paid, and for a day that can't be
 */
export function giveBack(
  ctx: Context,
  { orderId, refund, idempotencyKey }: GivenBack,
): Promise<WirePaymentReceipt> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const id = ctx.newId();
    const claim = { key: idempotencyKey ?? '', request: { refundOf: orderId, refund }, madeId: id };
    const earlierId = idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    if (earlierId === null) await writeRefund(ctx, { id, order, refund });
    const { paid, balance } = balanceToWire(orderBalance(await briefOrder(ctx, orderId)));
    return { id: earlierId ?? id, paid, balance };
  });
}

type NewRefund = { readonly id: string; readonly order: BriefOrder; readonly refund: PaymentRequest };

async function writeRefund(ctx: Context, { id, order, refund }: NewRefund): Promise<void> {
  const amount = amountFromWire(refund.amount);
  if (amount > order.paidAmount)
    throw unfit('amount', `Monto: se cobraron ${formatAmount(order.paidAmount)}`);
  if (refund.date > shopDay(ctx.now())) throw unfit('date', 'Fecha: ese día todavía no llegó');
  if (refund.date < firstPaymentDay(order.createdAt)) throw unfit('date', 'Fecha: es muy anterior al pedido');
  await ctx.db
    .insertInto('order_refunds')
    .values({
      id,
      order_id: order.id,
      amount,
      method: refund.method,
      given_on: refund.date,
      note: refund.note,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
    })
    .execute();
  await addToPaid(ctx.db, { orderId: order.id, amount: centavos(-amount), discount: 0 });
  await record(ctx, 'refund-given', { id: order.id, number: order.number, amount: refund.amount });
  await addOrderEntry(ctx, { orderId: order.id, kind: 'refund', details: { refundId: id, ...refund } });
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid-request', { errors: [{ field, message }] });
}
