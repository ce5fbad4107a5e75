import { shopDay } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { breathe } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createDailyTally } from './daily-tally.ts';
import { addDailySums } from './keep-daily-sums.ts';

const ORDERS_AT_ONCE = 200;

/**
 * Counts the orders that shoppers placed since the last call of any process, each once. Their numbers only rise, so the
 * last counted one says what is left. An order that is deleted or purged later stays counted.
 */
export async function countNewOrders(ctx: Context): Promise<void> {
  while (await countSomeOrders(ctx)) await breathe();
}

function countSomeOrders(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async ({ db }) => {
    const counted = await lastCounted(db);
    const orders = await ordersAfter(db, counted);
    const last = orders.at(-1);
    if (last === undefined) return false;
    await addDailySums(db, await sumsOf(db, orders));
    await db
      .updateTable('counters')
      .set({ value: last.number })
      .where('name', '=', 'counted-orders')
      .execute();
    return orders.length === ORDERS_AT_ONCE;
  });
}

async function lastCounted(db: Database): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'counted-orders')
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return row.value;
}

type CountedOrder = { readonly id: string; readonly number: number; readonly day: string };

async function ordersAfter(
  db: Database,
  number: number,
): Promise<(CountedOrder & { isOfShopper: boolean })[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'created_at', 'origin'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(ORDERS_AT_ONCE)
    .execute();
  return rows.map(({ created_at, origin, ...row }) => ({
    ...row,
    day: shopDay(created_at),
    isOfShopper: origin === 'web',
  }));
}

async function sumsOf(db: Database, orders: readonly (CountedOrder & { isOfShopper: boolean })[]) {
  const days = new Map(orders.filter((order) => order.isOfShopper).map(({ id, day }) => [id, day]));
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id'])
    .where('order_id', 'in', [...days.keys(), ''])
    .execute();
  const tally = createDailyTally();
  for (const day of days.values()) tally.add({ kind: 'orders', day, subject: '', amount: 1 });
  for (const { order_id, product_id } of lines) {
    const day = days.get(order_id);
    if (day !== undefined) tally.add({ kind: 'ordered-product', day, subject: product_id, amount: 1 });
  }
  return tally.taken();
}
