import { sql } from 'kysely';
import { orderSearchText, orderWords } from '#domain/orders/order-search.ts';
import type { Database } from '#server/db/connect.ts';
import { nextNumber, raisedCounter } from '#server/db/counters.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { lineRowsOf, orderRowOf, type UnnumberedOrder } from './order-rows.ts';

/**
 * Writes an order with its lines, in the caller's transaction, and returns the number that it got. From here to the
 * commit orders wait for one another, so the caller does all else before.
 */
export function writeOrder(db: Database, order: UnnumberedOrder): Promise<number> {
  return isSqlite(db) ? writtenInTurn(db, order) : writtenAtOnce(db, order);
}

async function writtenInTurn(db: Database, order: UnnumberedOrder): Promise<number> {
  const number = await nextNumber({ db }, 'order-number');
  await db
    .insertInto('orders')
    .values({ ...orderRowOf(order), number, search_text: orderSearchText({ ...order, number }) })
    .execute();
  await db.insertInto('order_lines').values(lineRowsOf(order)).execute();
  return number;
}

/** On PostgreSQL each statement is a way to the server and back, which whoever waits for the number waits for too. */
async function writtenAtOnce(db: Database, order: UnnumberedOrder): Promise<number> {
  const next = sql<number>`(select value from next)`;
  const words = orderWords(order).join(' ');
  const { number } = await db
    .with('next', (db) => raisedCounter(db, 'order-number'))
    .with('lines', (db) => db.insertInto('order_lines').values(lineRowsOf(order)))
    .insertInto('orders')
    .values({
      ...orderRowOf(order),
      number: next,
      search_text: sql<string>`cast(${next} || ' ' || ${words} as tsvector)`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
