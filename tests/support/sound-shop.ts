import { sql } from 'kysely';
import { expect } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { shopClient } from './shop-client.ts';

type Place = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/** Opens the database while other processes may use it. */
export async function inDatabase<T>(
  { dataDir, databaseUrl = '' }: Place,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = connect({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * The invariants of a shop after any fault: the database is consistent, every acknowledged order is stored once,
 * numbers have no gaps, and the server shows the stored catalogue.
 * @param acknowledged one receipt for each order that a shopper was told of
 */
export async function assertSoundShop(
  place: Place & { readonly url: string },
  acknowledged: readonly WireOrderReceipt[] = [],
): Promise<void> {
  const stored = await inDatabase(place, async (db) => {
    await assertSoundDatabase(db);
    await assertKept(db, acknowledged);
    return storedPrices(db);
  });
  const served = await (await shopClient(place.url)).products();
  expect(new Map(served.map(({ id, price }) => [id, price]))).toEqual(stored);
}

/** The invariants that need no running server. */
export async function assertSoundDatabase(db: Database): Promise<void> {
  if (isSqlite(db)) await assertSoundFile(db);
  expect(await orphans(db)).toEqual({
    lines: 0,
    copies: 0,
    photos: 0,
    prices: 0,
    sessions: 0,
    keys: 0,
    empty: 0,
  });
  const orders = await db.selectFrom('orders').select('number').orderBy('number').execute();
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1));
  const counter = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'order-number')
    .executeTakeFirstOrThrow();
  expect(counter.value).toBe(orders.length);
}

async function assertSoundFile(db: Database): Promise<void> {
  const { rows } = await sql`pragma integrity_check`.execute(db);
  expect(rows).toEqual([expect.objectContaining({ integrity_check: 'ok' })]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
}

/** Counts rows without their parent, and orders whose total is not the sum of their lines. */
async function orphans(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from order_lines where order_id not in (select id from orders)) as lines,
    (select count(*) from order_lines where copy_id not in (select id from product_copies)) +
    (select count(*) from quote_lines where copy_id not in (select id from product_copies)) as copies,
    (select count(*) from product_photos where product_id not in (select id from products)) as photos,
    (select count(*) from price_changes where product_id not in (select id from products)) as prices,
    (select count(*) from sessions where account_id not in (select id from accounts)) as sessions,
    (select count(*) from idempotency_keys
      where made_id not in (select id from orders union select id from products
        union select id from price_batches union select id from quotes union select id from order_payments)) as keys,
    (select count(*) from orders where total_amount <> coalesce(
      (select sum(list_total) from order_lines where order_id = orders.id), 0)) as empty
  `.execute(db);
  return { ...rows[0] };
}

async function assertKept(db: Database, acknowledged: readonly WireOrderReceipt[]): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'number']).execute();
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const found = acknowledged.map(({ _id }) => ({ _id, orderNumber: numbers.get(_id) }));
  expect(found).toEqual(acknowledged.map(({ _id, orderNumber }) => ({ _id, orderNumber })));
  expect(new Set(acknowledged.map(({ _id }) => _id)).size).toBe(acknowledged.length);
}

async function storedPrices(db: Database): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Each order has exactly one notice to the shop, sent or not. For a shop that sends mail. */
export async function assertEachOrderHasNotice(place: Place): Promise<void> {
  const { orders, told } = await inDatabase(place, async (db) => ({
    orders: await db.selectFrom('orders').select('id').orderBy('id').execute(),
    told: await db
      .selectFrom('outbox')
      .select('subject_id as id')
      .where('kind', '=', 'order-placed')
      .where('recipient', '=', 'shop')
      .orderBy('subject_id')
      .execute(),
  }));
  expect(told).toEqual(orders);
}
