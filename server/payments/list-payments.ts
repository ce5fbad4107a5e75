import { centavos } from '#domain/money/centavos.ts';
import { type Balance, orderBalance } from '#domain/orders/order-balance.ts';
import type { WireBalance, WirePayment, WirePayments, WireRefund } from '#schemas/payment-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { PaymentRow, RefundRow } from '#server/db/tables/order-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { findPayments, findRefunds } from './queries.ts';

/** @throws Refusal 'order-not-found' */
export async function listPayments(ctx: Context, orderId: string): Promise<WirePayments> {
  assertMay(ctx, 'orders');
  const order = await briefOrder(ctx, orderId);
  const payments = await findPayments(ctx.db, orderId);
  const refunds = await findRefunds(ctx.db, orderId);
  return {
    ...balanceToWire(orderBalance(order)),
    payments: payments.map(paymentToWire),
    ...(refunds.length > 0 && { refunds: refunds.map(refundToWire) }),
  };
}

export function balanceToWire({ total, paid, discount, balance }: Balance): WireBalance {
  return {
    total: amountToWire(total),
    paid: amountToWire(paid),
    ...(discount > 0 && { discount: amountToWire(discount) }),
    balance: amountToWire(balance),
  };
}

export function paymentToWire(row: PaymentRow): WirePayment {
  return {
    id: row.id,
    amount: amountToWire(centavos(row.amount)),
    ...(row.discount > 0 && { discount: amountToWire(centavos(row.discount)) }),
    method: row.method,
    date: row.paid_on,
    note: row.note,
    actor: row.actor,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function refundToWire({
  id,
  amount,
  method,
  given_on,
  note,
  actor,
  created_at,
}: RefundRow): WireRefund {
  return {
    id,
    amount: amountToWire(centavos(amount)),
    method,
    date: given_on,
    note,
    actor,
    createdAt: new Date(created_at).toISOString(),
  };
}
