import { type Centavos, centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WirePaymentReceipt } from '#schemas/payment-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { BankCreditRow } from '#server/db/tables/payment-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { findCredit } from './find-credit.ts';
import { balanceToWire } from './list-payments.ts';
import { findPayments } from './queries.ts';
import { writePayment } from './write-payment.ts';

type TakenCredit = {
  readonly id: string;
  readonly orderId: string;
  /** The payment that it is, where it is written down already. */
  readonly paymentId: string | null;
  /** What was left of the order when it was proposed; `null` from whoever chose it. */
  readonly seenBalance: Centavos | null;
};

const NOTE_LETTERS = 150;

/**
 * Takes a credit of the bank as a payment of an order, once: whoever repeats it gets the same payment (PAY-004). A receipt of
 * the same amount is settled with it, since both tell of the same money.
 * @throws Refusal 'credit-not-found' · 'order-not-found' · 'payment-not-found' · 'credit-decided' · 'balance-changed' ·
 *   'invalid-request' for a day long before the order
 */
export function takeCredit(ctx: Context, taken: TakenCredit): Promise<WirePaymentReceipt> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, taken.orderId);
    const credit = await findCredit(ctx.db, taken.id);
    const isTaken = credit.state === 'taken' && credit.order_id === order.id;
    if (credit.state !== 'open' && !isTaken) throw new Refusal('credit-decided');
    const paymentId = isTaken ? (credit.payment_id ?? '') : await settle(ctx, { order, credit, taken });
    const { paid, balance } = balanceToWire(orderBalance(await briefOrder(ctx, order.id)));
    return { id: paymentId, paid, balance };
  });
}

type Settled = { readonly order: BriefOrder; readonly credit: BankCreditRow; readonly taken: TakenCredit };

async function settle(ctx: Context, { order, credit, taken }: Settled): Promise<string> {
  const { seenBalance } = taken;
  if (seenBalance !== null && orderBalance(order).balance !== seenBalance)
    throw new Refusal('balance-changed');
  const isWritten = taken.paymentId === null;
  const paymentId = taken.paymentId ?? ctx.newId();
  if (isWritten) await pay(ctx, { order, credit, paymentId });
  else await assertIsPayment(ctx, { orderId: order.id, paymentId, amount: credit.amount });
  await settleReceipt(ctx, { orderId: order.id, paymentId, amount: credit.amount });
  const decided = { decided_at: ctx.now(), decided_by: ctx.actor?.email ?? '' };
  const { numUpdatedRows } = await ctx.db
    .updateTable('bank_credits')
    .set({
      ...decided,
      state: 'taken',
      order_id: order.id,
      payment_id: paymentId,
      wrote_payment: isWritten ? 1 : 0,
    })
    .where('id', '=', credit.id)
    // Of two who take it for different orders, which are not locked together, one is late.
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal('credit-decided');
  return paymentId;
}

async function pay(
  ctx: Context,
  { order, credit, paymentId }: Omit<Settled, 'taken'> & { paymentId: string },
): Promise<void> {
  const today = shopDay(ctx.now());
  const payment = {
    amount: amountToWire(centavos(credit.amount)),
    method: 'transferencia' as const,
    // Some banks write the day on which it counts.
    date: credit.day < today ? credit.day : today,
    note: `Banco: ${credit.text}`.slice(0, NOTE_LETTERS).toWellFormed().trim(),
  };
  await writePayment(ctx, { id: paymentId, order, payment });
}

type Told = { readonly orderId: string; readonly paymentId: string; readonly amount: number };

/** The oldest one that waits; none for a payment that was made of another one, since they are two transfers then. */
async function settleReceipt(ctx: Context, { orderId, paymentId, amount }: Told): Promise<void> {
  const receipts = await ctx.db
    .selectFrom('payment_receipts')
    .select(['id', 'state', 'amount', 'payment_id'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (receipts.some((one) => one.payment_id === paymentId)) return;
  const told = receipts.find((one) => one.state === 'waiting' && one.amount === amount);
  if (told === undefined) return;
  const decided = { decided_at: ctx.now(), decided_by: ctx.actor?.email ?? '' };
  await ctx.db
    .updateTable('payment_receipts')
    .set({ ...decided, state: 'taken', payment_id: paymentId })
    .where('id', '=', told.id)
    .execute();
  await addToOutbox(ctx, { kind: 'receipt-answered', subjectId: told.id, recipients: ['shopper'] });
}

/** It has to be a payment of this order and amount, of which no other credit was taken. */
async function assertIsPayment({ db }: Context, { orderId, paymentId, amount }: Told): Promise<void> {
  const payments = await findPayments(db, orderId);
  if (!payments.some((one) => one.id === paymentId && one.amount === amount))
    throw new Refusal('payment-not-found');
  const other = await db
    .selectFrom('bank_credits')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (other !== undefined) throw new Refusal('credit-decided');
}
