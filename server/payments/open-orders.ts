import { sql } from 'kysely';
import { centavos } from '#domain/money/centavos.ts';
import { firstPaymentDay } from '#domain/orders/first-payment-day.ts';
import { transferRules } from '#domain/payments/how-to-pay.ts';
import type { OpenOrder } from '#domain/payments/match-credits.ts';
import { payerName } from '#domain/payments/payer-name.ts';
import { transferTerms } from '#domain/payments/transfer-terms.ts';
import { SHOP_DAY_MS, shopDay, shopInstant } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { heldByTransfer } from './paid-so-far.ts';

/** An order that a credit may pay, with what the desk reads of it. */
export type PayableByCredit = OpenOrder & { readonly number: number; readonly customer: string };

/** Orders are requests, of which a shop has many that nobody pays: proposed are those of half a year before the credits. */
const DAYS_BEFORE = 180;
const MOST_ORDERS = 5000;
/** How far the day of a payment that was written down may be from the bank's. */
const DAYS_AROUND = 5;

const COLUMNS = [
  'orders.id',
  'orders.number',
  'orders.customer_id',
  'orders.first_name',
  'orders.last_name',
  'orders.created_at',
  'orders.paid_amount',
  'orders.payment_discount',
] as const;

const TOTAL = sql<number>`coalesce(orders.quote_total, orders.payable_amount)`;

type Row = {
  readonly id: string;
  readonly number: number;
  readonly customer_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: number;
  readonly paid_amount: number;
  readonly payment_discount: number;
  readonly total: number;
  /** PostgreSQL's sum of whole numbers is a text. */
  readonly by_transfer: number | string | null;
};

/** The orders with something to pay, and those of transfers that no credit confirms yet, around some days. */
export async function openOrders(
  ctx: Context,
  days: { readonly first: string; readonly last: string },
): Promise<PayableByCredit[]> {
  assertMay(ctx, 'orders');
  const open = await openRows(ctx.db, shopInstant(`${daysAfter(days.first, -DAYS_BEFORE)}T00:00`) ?? 0);
  const written = await writtenTransfers(ctx.db, days);
  const told = await toldAmounts(ctx.db);
  const byOrder = Map.groupBy(written, ({ id }) => id);
  const known = new Set(open.map(({ id }) => id));
  const settled = [...byOrder.values()].flatMap(([row]) => (row && !known.has(row.id) ? [row] : []));
  return [...open, ...settled].map((row) => ({
    ...orderOf(ctx, row),
    told: told.get(row.id) ?? [],
    written: (byOrder.get(row.id) ?? []).map(({ payment_id, amount, paid_on }) => ({
      paymentId: payment_id,
      amount: centavos(amount),
      day: paid_on,
    })),
  }));
}

function orderOf({ store }: Pick<Context, 'store'>, row: Row): Omit<PayableByCredit, 'told' | 'written'> {
  const byTransfer = heldByTransfer(centavos(row.paid_amount), Number(row.by_transfer ?? 0));
  const paid = {
    byTransfer,
    otherwise: centavos(row.paid_amount - byTransfer),
    discount: centavos(row.payment_discount),
  };
  const terms = transferTerms(centavos(row.total), paid, transferRules(store.payments));
  return {
    id: row.id,
    number: row.number,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    customerId: row.customer_id,
    name: payerName({ firstName: row.first_name, lastName: row.last_name }),
    orderedOn: shopDay(row.created_at),
    firstDay: firstPaymentDay(row.created_at),
    left: terms.left,
    leftByTransfer: terms.leftByTransfer,
    deposit: terms.deposit?.amount ?? null,
  };
}

function openRows(db: Database, since: number): Promise<Row[]> {
  return db
    .selectFrom('orders')
    .select(COLUMNS)
    .select([
      TOTAL.as('total'),
      sql<number | string | null>`case when orders.paid_amount = 0 then 0 else (
        select sum(amount) from order_payments
        where order_id = orders.id and method = 'transferencia' and removed_at is null) - (
        select coalesce(sum(amount), 0) from order_refunds
        where order_id = orders.id and method = 'transferencia' and removed_at is null) end`.as(
        'by_transfer',
      ),
    ])
    .where('orders.is_deleted', '=', 0)
    .where('orders.created_at', '>=', since)
    .where(sql<boolean>`${TOTAL} > orders.paid_amount + orders.payment_discount`)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(MOST_ORDERS)
    .execute();
}

/** Transfers that somebody wrote down, of which no credit was taken. */
function writtenTransfers(db: Database, { first, last }: { first: string; last: string }) {
  return db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select(COLUMNS)
    .select([
      'order_payments.id as payment_id',
      'order_payments.amount',
      'order_payments.paid_on',
      TOTAL.as('total'),
      'orders.paid_amount as by_transfer',
    ])
    .where('order_payments.method', '=', 'transferencia')
    .where('order_payments.paid_on', '>=', daysAfter(first, -DAYS_AROUND))
    .where('order_payments.paid_on', '<=', daysAfter(last, DAYS_AROUND))
    .where('order_payments.removed_at', 'is', null)
    .where('orders.is_deleted', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_credits')
            .select('bank_credits.id')
            .whereRef('bank_credits.payment_id', '=', 'order_payments.id'),
        ),
      ),
    )
    .orderBy('orders.number', 'desc')
    .orderBy('order_payments.id')
    .execute();
}

async function toldAmounts(db: Database) {
  const rows = await db
    .selectFrom('payment_receipts')
    .select(['order_id', 'amount'])
    .where('state', '=', 'waiting')
    .execute();
  const told = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...told].map(([id, own]) => [id, own.map(({ amount }) => centavos(amount))]));
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * SHOP_DAY_MS).toISOString().slice(0, 10);
}
