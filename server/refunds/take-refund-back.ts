import { centavos } from '#domain/money/centavos.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { addToPaid, findRefunds } from '#server/payments/queries.ts';

/**
 * Takes back money given back that was written down by mistake. Both entries stay in the timeline.
 * @throws Refusal 'order-not-found' · 'payment-not-found'
 */
export async function takeRefundBack(
  ctx: Context,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { number } = await lockOrder(ctx, orderId);
    if (!(await removeRefund(ctx, { orderId, number, refundId }))) throw new Refusal('payment-not-found');
  });
}

type Removed = { readonly orderId: string; readonly number: number; readonly refundId: string };

/** Returns false for one that is not there, or was taken back. The order is locked. */
async function removeRefund(ctx: Context, { orderId, number, refundId }: Removed): Promise<boolean> {
  const refund = await ctx.db
    .updateTable('order_refunds')
    .set({ removed_at: ctx.now() })
    .where('id', '=', refundId)
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (refund === undefined) return false;
  await addToPaid(ctx.db, { orderId, amount: refund.amount, discount: 0 });
  const amount = amountToWire(centavos(refund.amount));
  await record(ctx, 'refund-removed', { id: orderId, number, amount });
  const details = { refundId, amount, method: refund.method, date: refund.given_on };
  await addOrderEntry(ctx, { orderId, kind: 'refund-removed', details });
  return true;
}

/** Takes refunds of a locked order back, the last first, until so much more counts as paid. */
export async function takeRefundsOf(
  ctx: Context,
  { orderId, number, missing }: { orderId: string; number: number; missing: number },
): Promise<void> {
  let left = missing;
  for (const { id, amount } of left > 0 ? await findRefunds(ctx.db, orderId) : []) {
    if (left <= 0) return;
    await removeRefund(ctx, { orderId, number, refundId: id });
    left -= amount;
  }
}
