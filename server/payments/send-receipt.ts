import { createHash } from 'node:crypto';
import { type Centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { MOST_WAITING_RECEIPTS, type ReceiptState } from '#domain/payments/transfer-receipt.ts';
import { isRealDay } from '#domain/text/is-real-day.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { type PaidLink, payableOrder } from './linked-payment.ts';
import { type ReceiptFile, receiptFile, writeReceiptFile } from './receipt-file.ts';
import type { ReceiptUpload } from './receipt-upload.ts';

type SentReceipt = {
  readonly link: PaidLink;
  /** `null` where it can't be read. */
  readonly amount: Centavos | null;
  /** As the form sends it: '2026-11-20'. */
  readonly date: string;
  readonly file: ReceiptUpload['file'];
  readonly idempotencyKey: string | null;
};

export type ReceiptAnswer = { readonly id: string; readonly state: ReceiptState };

/**
 * Keeps what a customer says that they transferred, with its photo or PDF, for the desk (PAY-003). Nothing is paid by it.
 * The same key gives the first one again.
 * @throws Refusal 'link-not-found' · 'not-payable' · 'too-many-receipts' · 'invalid-request' · 'not-an-image' ·
 *   'too-many-pixels' · 'key-reused'
 */
export async function sendReceipt(ctx: Context, sent: SentReceipt): Promise<ReceiptAnswer> {
  const { amount, date } = fitReceipt(ctx, sent);
  const payable = await payableOrder(ctx, sent.link);
  if (payable === null) throw new Refusal((await isKnown(ctx, sent.link)) ? 'not-payable' : 'link-not-found');
  const { id: orderId, createdAt } = payable.order;
  if (date < firstPaymentDay(createdAt)) throw unfit('date', 'Fecha: es muy anterior al pedido');
  const file = sent.file === null ? null : await receiptFile(sent.file);
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const id = ctx.newId();
    const request = { orderId, amount, date, file: hashOf(sent.file) };
    const claim = { key: sent.idempotencyKey ?? '', request, madeId: id };
    const earlier = sent.idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    if (earlier !== null) return { id: earlier, state: await stateOf(ctx, earlier) };
    await assertFewWaiting(ctx, orderId);
    await writeReceipt(ctx, { id, orderId, amount, date, file });
    const details = { receiptId: id, amount: amountToWire(amount), date };
    await addOrderEntry(ctx, { orderId, kind: 'receipt', details });
    return { id, state: 'waiting' };
  });
}

type Said = Pick<SentReceipt, 'amount' | 'date'>;

/** What can be said of any order: a form of another site says nothing of this. */
function fitReceipt({ now }: Context, { amount, date }: Said): { amount: Centavos; date: string } {
  if (amount === null || amount <= 0 || amount > MAX_CENTAVOS)
    throw unfit('amount', "Importe: escribe cuánto transferiste, como '64.800,90'");
  if (!isRealDay(date)) throw unfit('date', 'Fecha: elige el día');
  if (date > shopDay(now())) throw unfit('date', 'Fecha: ese día todavía no llegó');
  return { amount, date };
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid-request', { errors: [{ field, message }] });
}

async function isKnown({ db }: Context, link: PaidLink): Promise<boolean> {
  const query =
    'orderToken' in link
      ? db.selectFrom('orders').select('id').where('link_token', '=', link.orderToken)
      : db.selectFrom('quotes').select('id').where('token', '=', link.quoteToken);
  return (await query.executeTakeFirst()) !== undefined;
}

async function assertFewWaiting({ db }: Context, orderId: string): Promise<void> {
  const { count } = await db
    .selectFrom('payment_receipts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (count >= MOST_WAITING_RECEIPTS) throw new Refusal('too-many-receipts');
}

type NewReceipt = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Centavos;
  readonly date: string;
  readonly file: ReceiptFile | null;
};

async function writeReceipt(ctx: Context, { id, orderId, amount, date, file }: NewReceipt): Promise<void> {
  await ctx.db
    .insertInto('payment_receipts')
    .values({
      id,
      order_id: orderId,
      amount,
      paid_on: date,
      state: 'waiting',
      answer: '',
      file_name: file?.name ?? '',
      file_type: file?.type ?? '',
      file_bytes: file?.bytes.length ?? 0,
      payment_id: null,
      created_at: ctx.now(),
      decided_at: null,
      decided_by: '',
    })
    .execute();
  if (file !== null) await writeReceiptFile(ctx.db, id, file);
}

async function stateOf({ db }: Context, id: string): Promise<ReceiptState> {
  const row = await db
    .selectFrom('payment_receipts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.state;
}

function hashOf(file: ReceiptUpload['file']): string {
  return file === null ? '' : createHash('sha256').update(file.bytes).digest('base64url');
}
