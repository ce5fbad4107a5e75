import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import type { WirePaymentReceipt } from '#schemas/payment-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { ReceiptRow } from '#server/db/tables/payment-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { balanceToWire } from './list-payments.ts';
import { writePayment } from './write-payment.ts';

/**
 * Takes a receipt as a payment by transfer, once: whoever repeats it gets the same payment (PAY-003).
 * @param amount another one than the customer said, or `null`
 * @throws Refusal 'receipt-not-found' · 'receipt-decided' after it was refused · 'invalid-request'
 */
export function takeReceipt(
  ctx: Context,
  { id, amount }: { id: string; amount: Centavos | null },
): Promise<WirePaymentReceipt> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const { order, receipt } = await heldReceipt(ctx, id);
    if (receipt.state === 'refused') throw new Refusal('receipt-decided');
    const paymentId = receipt.payment_id ?? ctx.newId();
    if (receipt.state === 'waiting') {
      const payment = {
        amount: amountToWire(amount ?? centavos(receipt.amount)),
        method: 'transferencia' as const,
        date: receipt.paid_on,
        note: 'Con comprobante',
      };
      await writePayment(ctx, { id: paymentId, order, payment });
      await decide(ctx, id, { state: 'taken', payment_id: paymentId });
    }
    const { paid, balance } = balanceToWire(orderBalance(await briefOrder(ctx, order.id)));
    return { id: paymentId, paid, balance };
  });
}

/**
 * Refuses a receipt with a word to its customer. Refused again, the first word stays.
 * @throws Refusal 'receipt-not-found' · 'receipt-decided' after it was taken
 */
export async function refuseReceipt(
  ctx: Context,
  { id, message }: { id: string; message: string },
): Promise<void> {
  assertMay(ctx, 'orders');
  await inTransaction(ctx, async (ctx) => {
    const { order, receipt } = await heldReceipt(ctx, id);
    if (receipt.state === 'taken') throw new Refusal('receipt-decided');
    if (receipt.state === 'refused') return;
    await decide(ctx, id, { state: 'refused', answer: message });
    const details = { receiptId: id, amount: amountToWire(centavos(receipt.amount)), message };
    await addOrderEntry(ctx, { orderId: order.id, kind: 'receipt-refused', details });
  });
}

/** The receipt and its order, which stay as they are until the transaction ends. */
async function heldReceipt(ctx: Context, id: string) {
  const find = () =>
    ctx.db.selectFrom('payment_receipts').selectAll().where('id', '=', id).executeTakeFirst();
  const known = await find();
  if (known === undefined) throw new Refusal('receipt-not-found');
  const order = await lockOrder(ctx, known.order_id);
  return { order, receipt: (await find()) ?? known };
}

async function decide(
  ctx: Context,
  id: string,
  change: Pick<ReceiptRow, 'state'> & Partial<Pick<ReceiptRow, 'payment_id' | 'answer'>>,
): Promise<void> {
  await ctx.db
    .updateTable('payment_receipts')
    .set({ ...change, decided_at: ctx.now(), decided_by: ctx.actor?.email ?? '' })
    .where('id', '=', id)
    .execute();
  await addToOutbox(ctx, { kind: 'receipt-answered', subjectId: id, recipients: ['shopper'] });
}
