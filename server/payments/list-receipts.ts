import { centavos } from '#domain/money/centavos.ts';
import type { WireExportedReceipt, WireReceipt } from '#schemas/payment-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { Database } from '#server/db/connect.ts';
import type { ReceiptRow } from '#server/db/tables/payment-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { briefOrder } from '#server/orders/brief-order.ts';
import { transferTermsOf } from './paid-so-far.ts';
import { findPayments } from './queries.ts';
import { type ReceiptFile, readReceiptFile } from './receipt-file.ts';

/** The oldest of those that wait come first, as many as somebody looks through in a day. */
const MOST_SHOWN = 200;

/** The receipts that wait for the shop, each with what its order comes to (PAY-003). */
export async function waitingReceipts(ctx: Context): Promise<WireReceipt[]> {
  assertMay(ctx, 'orders');
  const rows = await ctx.db
    .selectFrom('payment_receipts')
    .innerJoin('orders', 'orders.id', 'payment_receipts.order_id')
    .selectAll('payment_receipts')
    .where('payment_receipts.state', '=', 'waiting')
    .where('orders.is_deleted', '=', 0)
    .orderBy('payment_receipts.created_at')
    .orderBy('payment_receipts.id')
    .limit(MOST_SHOWN)
    .execute();
  const receipts: WireReceipt[] = [];
  for (const row of rows) receipts.push(await receiptToWire(ctx, row));
  return receipts;
}

async function receiptToWire(ctx: Context, row: ReceiptRow): Promise<WireReceipt> {
  const order = await briefOrder(ctx, row.order_id);
  const terms = await transferTermsOf(ctx, order);
  const { firstName, lastName } = order.customer;
  return {
    id: row.id,
    amount: amountToWire(centavos(row.amount)),
    date: row.paid_on,
    createdAt: new Date(row.created_at).toISOString(),
    file: row.file_type === '' ? null : { name: row.file_name, type: row.file_type, bytes: row.file_bytes },
    order: {
      _id: order.id,
      orderNumber: order.number,
      customer: `${firstName} ${lastName}`.trim(),
      quoteVersion: order.quote.acceptedVersion,
      total: amountToWire(terms.total),
      left: amountToWire(terms.left),
      leftByTransfer: amountToWire(terms.leftByTransfer),
      paid: amountToWire(order.paidAmount),
      deposit: terms.deposit === null ? null : amountToWire(terms.deposit.amount),
      samePaidOn: await dayOfEqualPayment(ctx.db, row),
    },
  };
}

/** Told twice, or written down before it was told: the same money is paid once. */
async function dayOfEqualPayment(
  db: Database,
  { order_id, amount }: Pick<ReceiptRow, 'order_id' | 'amount'>,
): Promise<string | null> {
  const payments = await findPayments(db, order_id);
  return payments.find((one) => one.amount === amount)?.paid_on ?? null;
}

/** All receipts of an order with their files, for whom they tell of. */
export async function exportedReceipts(db: Database, orderId: string): Promise<WireExportedReceipt[]> {
  const rows = await db
    .selectFrom('payment_receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const receipts: WireExportedReceipt[] = [];
  for (const row of rows) {
    const content = (await readReceiptFile(db, row.id)).toString('base64');
    receipts.push({
      amount: amountToWire(centavos(row.amount)),
      date: row.paid_on,
      state: row.state,
      answer: row.answer,
      createdAt: new Date(row.created_at).toISOString(),
      file: row.file_type === '' ? null : { name: row.file_name, type: row.file_type, content },
    });
  }
  return receipts;
}

/** The photo or PDF of a receipt. @throws Refusal 'receipt-not-found', also for one without a file */
export async function fileOfReceipt(ctx: Context, id: string): Promise<ReceiptFile> {
  assertMay(ctx, 'orders');
  const row = await ctx.db
    .selectFrom('payment_receipts')
    .select(['file_name', 'file_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.file_type === '') throw new Refusal('receipt-not-found');
  return { name: row.file_name, type: row.file_type, bytes: await readReceiptFile(ctx.db, id) };
}
