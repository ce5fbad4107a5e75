import { MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
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
import { balanceToWire } from './list-payments.ts';
import { addToPaid } from './queries.ts';

type NewPayment = {
  readonly orderId: string;
  readonly payment: PaymentRequest;
  readonly idempotencyKey: string | null;
};

/**
 * Writes down a payment (QUOTE-008). More than the balance is taken too: the customer has it in favour. A repeated key
 * gives the first payment with the present balance.
 * @throws Refusal 'order-not-found' · 'key-reused' · 'invalid-request' for a day to come, one long before the order, or too large a sum
 */
export function receivePayment(
  ctx: Context,
  { orderId, payment, idempotencyKey }: NewPayment,
): Promise<WirePaymentReceipt> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const id = ctx.newId();
    const claim = { key: idempotencyKey ?? '', request: { orderId, payment }, madeId: id };
    const earlierId = idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    if (earlierId === null) {
      assertFit(ctx, { payment, order });
      await writePayment(ctx, { id, orderId, payment });
      const { number } = order;
      await record(ctx, 'payment-received', { id: orderId, number, amount: payment.amount });
      const details = { paymentId: id, ...payment };
      await addOrderEntry(ctx, { orderId, kind: 'payment', details });
    }
    const { paid, balance } = balanceToWire(orderBalance(await briefOrder(ctx, orderId)));
    return { id: earlierId ?? id, paid, balance };
  });
}

function assertFit(
  ctx: Context,
  { payment, order }: { payment: PaymentRequest; order: Pick<Order, 'createdAt' | 'paidAmount'> },
): void {
  if (payment.date > shopDay(ctx.now())) throw unfit('date', 'Fecha: ese día todavía no llegó');
  if (payment.date < firstPaymentDay(order.createdAt))
    throw unfit('date', 'Fecha: es muy anterior al pedido');
  if (order.paidAmount + amountFromWire(payment.amount) > MAX_CENTAVOS)
    throw unfit('amount', 'Monto: la suma de los pagos es demasiado grande');
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid-request', { errors: [{ field, message }] });
}

async function writePayment(
  ctx: Context,
  { id, orderId, payment }: { id: string; orderId: string; payment: PaymentRequest },
): Promise<void> {
  const amount = amountFromWire(payment.amount);
  await ctx.db
    .insertInto('order_payments')
    .values({
      id,
      order_id: orderId,
      amount,
      method: payment.method,
      paid_on: payment.date,
      note: payment.note,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
    })
    .execute();
  await addToPaid(ctx.db, { orderId, amount });
}
