import { sql } from 'kysely';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { DEBT_AGE_DAYS, type DebtAge } from '#domain/receivables/debt-age.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';

export type Debt = { readonly count: number; readonly amount: Centavos };
export type Debts = Debt & { readonly byAge: Readonly<Record<DebtAge, Debt>> };

/**
 * Of orders: what was agreed and has a rest. Agreed is an accepted quote; and, without a quote, what the shop is preparing or
 * got part of. A request that nobody answered is no debt, and neither is what a customer took back. The first three terms are
 * those of the index `orders_owed`, to the letter.
 */
const IS_OWED = sql<boolean>`orders.is_deleted = 0
  and coalesce(orders.quote_total, orders.payable_amount) > orders.paid_amount + orders.payment_discount
  and (orders.quote_accepted_version is not null
    or (orders.quote_version = 0 and (orders.status = 'En Progreso' or orders.paid_amount > 0)))
  and not exists (select 1 from withdrawals where withdrawals.order_id = orders.id and withdrawals.state = 'accepted')`;

const REST = sql`(coalesce(orders.quote_total, orders.payable_amount) - orders.paid_amount - orders.payment_discount)`;

/** Sums can exceed 64 bits, because nobody limits an order. Then they lose their last digits instead of failing. */
const WIDE_REST = sql`cast(${REST} as double precision)`;

/** What is owed to the shop, by the age of the orders. */
export async function findDebts(db: Database, now: number): Promise<Debts> {
  const week = now - DEBT_AGE_DAYS.week * SHOP_DAY_MS;
  const fortnight = now - DEBT_AGE_DAYS.fortnight * SHOP_DAY_MS;
  const conditions = {
    week: sql`orders.created_at > ${week}`,
    fortnight: sql`orders.created_at <= ${week} and orders.created_at > ${fortnight}`,
    older: sql`orders.created_at <= ${fortnight}`,
  };
  const row = await db
    .selectFrom('orders')
    .select(
      (Object.keys(conditions) as DebtAge[]).flatMap((age) => [
        sql<number | null>`sum(case when ${conditions[age]} then 1 else 0 end)`.as(`${age}_count`),
        sql<number | null>`sum(case when ${conditions[age]} then ${WIDE_REST} else 0 end)`.as(
          `${age}_amount`,
        ),
      ]),
    )
    .where(IS_OWED)
    .executeTakeFirstOrThrow();
  const debtOf = (age: DebtAge): Debt => ({
    count: Number(row[`${age}_count`] ?? 0),
    amount: bounded(row[`${age}_amount`] ?? 0),
  });
  const byAge = { week: debtOf('week'), fortnight: debtOf('fortnight'), older: debtOf('older') };
  const all = Object.values(byAge);
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    amount: bounded(all.reduce((sum, { amount }) => sum + amount, 0)),
    byAge,
  };
}

/** The orders with something to pay, the oldest first. */
export function findOwedOrders(db: Database, { limit }: { limit: number }) {
  return db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.number',
      'orders.first_name',
      'orders.last_name',
      'orders.phone',
      'orders.created_at',
      'orders.paid_amount',
      'orders.payment_discount',
      sql<number>`coalesce(orders.quote_total, orders.payable_amount)`.as('total'),
    ])
    .where(IS_OWED)
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
}

/** What a customer owes, of all orders. */
export async function debtOfCustomer(db: Database, customerId: string): Promise<Debt> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number | null>`sum(${WIDE_REST})`.as('amount'),
    ])
    .where('orders.customer_id', '=', customerId)
    .where(IS_OWED)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: bounded(row.amount ?? 0) };
}

type Days = { readonly first: string; readonly last: string };

/** What came in on some days, less what was given back. */
export async function receivedSum(db: Database, days: Days): Promise<Centavos> {
  const came = await db
    .selectFrom('order_payments')
    .select(sql<number | null>`sum(cast(amount as double precision))`.as('sum'))
    .where('removed_at', 'is', null)
    .where('paid_on', '>=', days.first)
    .where('paid_on', '<=', days.last)
    .executeTakeFirstOrThrow();
  const went = await db
    .selectFrom('order_refunds')
    .select(sql<number | null>`sum(cast(amount as double precision))`.as('sum'))
    .where('removed_at', 'is', null)
    .where('given_on', '>=', days.first)
    .where('given_on', '<=', days.last)
    .executeTakeFirstOrThrow();
  return bounded((came.sum ?? 0) - (went.sum ?? 0));
}

const NAMES = ['orders.number', 'orders.first_name', 'orders.last_name'] as const;

/** What came in and what was given back on some days, the last day first. */
export async function findReceived(db: Database, { first, last, limit }: Days & { readonly limit: number }) {
  const payments = await db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select(['order_payments.id', 'order_id', 'amount', 'method', 'paid_on as day', 'note', ...NAMES])
    .where('removed_at', 'is', null)
    .where('paid_on', '>=', first)
    .where('paid_on', '<=', last)
    .orderBy('paid_on', 'desc')
    .orderBy('order_payments.id', 'desc')
    .limit(limit)
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .select(['order_refunds.id', 'order_id', 'amount', 'method', 'given_on as day', 'note', ...NAMES])
    .where('removed_at', 'is', null)
    .where('given_on', '>=', first)
    .where('given_on', '<=', last)
    .orderBy('given_on', 'desc')
    .orderBy('order_refunds.id', 'desc')
    .limit(limit)
    .execute();
  const moves = [
    ...payments.map((row) => ({ ...row, isRefund: false })),
    ...refunds.map((row) => ({ ...row, isRefund: true })),
  ];
  return moves.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, limit);
}

function bounded(amount: number): Centavos {
  return centavos(Math.max(-MAX_CENTAVOS, Math.min(amount, MAX_CENTAVOS)));
}
