import { sql } from 'kysely';
import { orderSearchText, orderWords } from '#domain/orders/order-search.ts';
import {
  claimedPhone,
  knownCustomer,
  touchCustomer,
  touchedCustomer,
} from '#server/customer-contacts/customer-of-order.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { nextNumber, raisedCounter } from '#server/kernel/counters.ts';
import { newLinkToken } from '#server/kernel/link-token.ts';
import type { PlacedOrder } from './order-link.ts';
import { lineRowsOf, orderRowOf, type UnnumberedOrder } from './order-rows.ts';
import { copiesAfterNumber, keepProductCopies } from './product-copies.ts';

/**
 * Writes an order with its lines and its customer, in the caller's transaction, and gives it its number and its link.
 * Orders wait for each other from here to the commit, so the caller does all other work before.
 */
export async function writeOrder(
  db: Database,
  order: UnnumberedOrder & { readonly priceListLinkId?: string },
): Promise<PlacedOrder> {
  const linked = { ...order, linkToken: newLinkToken() };
  return { ...linked, number: await (isSqlite(db) ? writtenInTurn(db, linked) : writtenAtOnce(db, linked)) };
}

type LinkedOrder = Omit<PlacedOrder, 'number'> & { readonly priceListLinkId?: string };

async function writtenInTurn(db: Database, order: LinkedOrder): Promise<number> {
  const { rows, copies } = lineRowsOf(order);
  const number = await nextNumber({ db }, 'order-number');
  await keepProductCopies(db, copies);
  const customerId = await touchCustomer(db, order);
  await db
    .insertInto('orders')
    .values({
      ...orderRowOf(order),
      number,
      link_token: order.linkToken,
      price_list_link_id: order.priceListLinkId ?? null,
      customer_id: customerId,
      search_text: orderSearchText({ ...order, number }),
    })
    .execute();
  await db.insertInto('order_lines').values(rows).execute();
  return number;
}

/** On PostgreSQL one statement does everything, because other orders wait for the number during each round trip. */
async function writtenAtOnce(db: Database, order: LinkedOrder): Promise<number> {
  const next = sql<number>`(select value from next)`;
  const words = orderWords(order).join(' ');
  const { rows, copies } = lineRowsOf(order);
  const { number } = await db
    .with('next', (db) => raisedCounter(db, 'order-number'))
    .with('known', (db) => knownCustomer(db, order))
    .with('claimed', (db) => claimedPhone(db, order, sql`not exists (select id from known)`))
    .with('customer', (db) => touchedCustomer(db, order, sql.table('claimed')))
    .with('copies', (db) => copiesAfterNumber(db, copies))
    .with('lines', (db) => db.insertInto('order_lines').values(rows))
    .insertInto('orders')
    .values({
      ...orderRowOf(order),
      number: next,
      link_token: order.linkToken,
      price_list_link_id: order.priceListLinkId ?? null,
      customer_id: sql<string | null>`coalesce((select id from known), (select id from customer))`,
      search_text: sql<string>`cast(${next} || ' ' || ${words} as tsvector)`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
