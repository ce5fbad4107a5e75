import { sql } from 'kysely';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { Database } from '#server/db/connect.ts';
import type { PaymentRow, RefundRow } from '#server/db/tables/order-tables.ts';

/** The payments of an order that were not taken back, the last written first. */
export function findPayments(db: Database, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What was given back of an order and not taken back, the last written first. */
export function findRefunds(db: Database, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countWaitingReceipts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payment_receipts')
    .innerJoin('orders', 'orders.id', 'payment_receipts.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment_receipts.state', '=', 'waiting')
    .where('orders.is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** What customers say that they transferred and nobody looked at: how much, and since when. */
export async function waitingReceiptsSum(
  db: Database,
): Promise<{ count: number; amount: Centavos; oldest: number | null }> {
  const { count, amount, oldest } = await db
    .selectFrom('payment_receipts')
    .innerJoin('orders', 'orders.id', 'payment_receipts.order_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number | null>`sum(cast(payment_receipts.amount as double precision))`.as('amount'),
      sql<number | null>`min(payment_receipts.created_at)`.as('oldest'),
    ])
    .where('payment_receipts.state', '=', 'waiting')
    .where('orders.is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return { count, amount: centavos(Math.min(amount ?? 0, MAX_CENTAVOS)), oldest };
}

/** Whether its customer took the order back, and the shop agreed: then nothing of it is to be paid. */
export async function isTakenBack(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a payment was made of is to be decided again. */
export async function releasePayment(
  db: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const undecided = { payment_id: null, decided_at: null, decided_by: '' };
  await db
    .updateTable('payment_receipts')
    .set({ ...undecided, state: 'waiting' })
    .where('order_id', '=', orderId)
    .where('payment_id', '=', paymentId)
    .execute();
  await db
    .updateTable('bank_credits')
    .set({ ...undecided, state: 'open', order_id: null, wrote_payment: 0 })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Adds to what was paid for an order, and taken off it; a payment that is taken back counts below 0. */
export async function addToPaid(
  db: Database,
  { orderId, amount, discount }: { orderId: string; amount: number; discount: number },
): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      paid_amount: eb('paid_amount', '+', amount),
      payment_discount: eb('payment_discount', '+', discount),
    }))
    .where('id', '=', orderId)
    .execute();
}
