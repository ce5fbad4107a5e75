import { type Centavos, MAX_CENTAVOS, ZERO } from '#domain/money/centavos.ts';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { transferRules } from '#domain/payments/how-to-pay.ts';
import { earnedDiscount } from '#domain/payments/transfer-terms.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { PaymentRequest } from '#schemas/order-entry.ts';
import { amountFromWire, amountToWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { transferTermsOf } from './paid-so-far.ts';
import { addToPaid } from './queries.ts';

type NewPayment = {
  readonly id: string;
  /** Locked, as it was before the payment. */
  readonly order: BriefOrder;
  readonly payment: PaymentRequest;
};

/**
 * Writes a payment with its entries in timeline and log. A transfer that completes what the order comes to by transfer takes
 * the discount off it (PAY-002).
 * @throws Refusal 'invalid-request' for a day to come, one long before the order, or too large a sum
 */
export async function writePayment(ctx: Context, { id, order, payment }: NewPayment): Promise<void> {
  assertFit(ctx, { payment, order });
  const amount = amountFromWire(payment.amount);
  const discount = payment.method === 'transferencia' ? await discountOf(ctx, { order, amount }) : ZERO;
  await ctx.db
    .insertInto('order_payments')
    .values({
      id,
      order_id: order.id,
      amount,
      discount,
      method: payment.method,
      paid_on: payment.date,
      note: payment.note,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
    })
    .execute();
  await addToPaid(ctx.db, { orderId: order.id, amount, discount });
  await record(ctx, 'payment-received', { id: order.id, number: order.number, amount: payment.amount });
  const details = { paymentId: id, ...payment, ...(discount > 0 && { discount: amountToWire(discount) }) };
  await addOrderEntry(ctx, { orderId: order.id, kind: 'payment', details });
}

async function discountOf(
  ctx: Context,
  { order, amount }: { order: BriefOrder; amount: Centavos },
): Promise<Centavos> {
  if (transferRules(ctx.store.payments).discountPercent === 0) return ZERO;
  return earnedDiscount(amount, await transferTermsOf(ctx, order));
}

function assertFit(ctx: Context, { payment, order }: Pick<NewPayment, 'payment' | 'order'>): void {
  if (payment.date > shopDay(ctx.now())) throw unfit('date', 'Fecha: ese día todavía no llegó');
  if (payment.date < firstPaymentDay(order.createdAt))
    throw unfit('date', 'Fecha: es muy anterior al pedido');
  if (order.paidAmount + amountFromWire(payment.amount) > MAX_CENTAVOS)
    throw unfit('amount', 'Monto: la suma de los pagos es demasiado grande');
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid-request', { errors: [{ field, message }] });
}
