import { centavos } from '#domain/money/centavos.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { type LockOptions, lockOrder } from '#server/orders/lock-order.ts';
import { addToPaid, findPayments, releasePayment } from './queries.ts';

/**
 * Takes back a payment that was written down by mistake. Its entry stays in the timeline, and another one says this. The
 * receipt and the credit that it was made of wait again.
 * @throws Refusal 'order-not-found', also for one that is not looked for · 'payment-not-found' · 'payment-given-back' while what is left after refunds is less
 */
export async function takePaymentBack(
  ctx: Context,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  options?: LockOptions,
): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { number, paidAmount } = await lockOrder(ctx, orderId, options);
    const payment = (await findPayments(ctx.db, orderId)).find(({ id }) => id === paymentId);
    if (payment !== undefined && payment.amount > paidAmount) throw new Refusal('payment-given-back');
    if (!(await removePayment(ctx, { orderId, number, paymentId }))) throw new Refusal('payment-not-found');
  });
}

type Removed = { readonly orderId: string; readonly number: number; readonly paymentId: string };

/** Takes a payment off an order that is locked. Returns false for one that is not there, or was taken back. */
export async function removePayment(ctx: Context, { orderId, number, paymentId }: Removed): Promise<boolean> {
  const payment = await ctx.db
    .updateTable('order_payments')
    .set({ removed_at: ctx.now() })
    .where('id', '=', paymentId)
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (payment === undefined) return false;
  await releasePayment(ctx.db, { orderId, paymentId });
  await addToPaid(ctx.db, { orderId, amount: -payment.amount, discount: -payment.discount });
  const amount = amountToWire(centavos(payment.amount));
  await record(ctx, 'payment-removed', { id: orderId, number, amount });
  const details = { paymentId, amount, method: payment.method, date: payment.paid_on };
  await addOrderEntry(ctx, { orderId, kind: 'payment-removed', details });
  return true;
}
