import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { findCredit } from './find-credit.ts';
import { takePaymentBack } from './take-payment-back.ts';

/** Says that a credit pays no order, so that nobody looks for one. Safe to repeat. @throws Refusal 'credit-not-found' · 'credit-decided' */
export async function setCreditAside(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { state } = await findCredit(ctx.db, id);
    if (state === 'foreign') return;
    const { numUpdatedRows } = await ctx.db
      .updateTable('bank_credits')
      .set({ state: 'foreign', decided_at: ctx.now(), decided_by: ctx.actor?.email ?? '' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Refusal('credit-decided');
  });
}

/** The money is there to be taken for another order, whatever became of its own. */
const WHICHEVER = { isDeleted: 'either' } as const;

/**
 * Takes back what was decided of a credit. A payment that was made of it goes with it, also off a deleted order; one that was
 * there before stays. Safe to repeat.
 * @throws Refusal 'credit-not-found'
 */
export async function reopenCredit(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const known = await findCredit(ctx.db, id);
    if (known.order_id !== null) await lockOrder(ctx, known.order_id, WHICHEVER);
    const { order_id: orderId, payment_id: paymentId, wrote_payment } = await findCredit(ctx.db, id);
    // This opens the credit too.
    if (orderId !== null && paymentId !== null && wrote_payment === 1)
      return takePaymentBack(ctx, { orderId, paymentId }, WHICHEVER);
    await ctx.db
      .updateTable('bank_credits')
      .set({ state: 'open', order_id: null, payment_id: null, decided_at: null, decided_by: '' })
      .where('id', '=', id)
      .execute();
  });
}
