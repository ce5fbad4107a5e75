import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { orderRequestSchema } from '#schemas/order.ts';
import { showOrHideProduct } from '#server/catalogue/show-or-hide-product.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import type { Database } from './connect.ts';

const thread = aThread();
const anOrderRequestOf = (firstName: string) =>
  orderRequestSchema.parse(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], { firstName }));
const request = anOrderRequestOf('Marta');

let shop: TestShop;
let db: Database;

beforeEach(async () => {
  shop = await openTestShop('sqlite', { products: [thread] });
  db = shop.ctx.db;
});
afterEach(() => shop.close());

const add = (db: Database, key: string) =>
  db
    .insertInto('idempotency_keys')
    .values({ key, fingerprint: '', made_id: '', created_at: 0 })
    .execute()
    .then(() => key);
const adding = (key: string) => db.transaction().execute((transaction) => add(transaction, key));
const keysIn = async (db: Database) =>
  (await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(({ key }) => key);
const place = (ctx: Context, idempotencyKey: string) => placeOrder(ctx, { request, idempotencyKey });

/** What another process finds in the file: nothing but what was committed. */
function seenFromOutside(): unknown[] {
  const other = new DatabaseSync(join(shop.dataDir, 'hilvan.sqlite'), { readOnly: true });
  const rows = other.prepare('select key from idempotency_keys order by key').all();
  other.close();
  return rows.map((row) => row.key);
}

/** Its lines have no order, which SQLite finds out at the commit. */
const failingAtTheCommit = () =>
  db.transaction().execute((transaction) =>
    transaction
      .insertInto('order_lines')
      .values({
        order_id: 'ninguno',
        position: 0,
        product_id: thread.id,
        copy_id: '-',
        quantities: '{}',
        units: 1,
        list_total: 1,
        total: 1,
      })
      .execute(),
  );

function rejectionsOf(outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
}

test('a finished transaction is answered and visible only after the shared commit', async () => {
  const gate = Promise.withResolvers<void>();
  let answered = 0;
  const first = adding('a').then(() => (answered += 1));
  const second = db.transaction().execute(async (transaction) => {
    expect(await keysIn(transaction)).toEqual(['a']);
    await add(transaction, 'b');
    await gate.promise;
  });
  const read = keysIn(db).then((keys) => {
    answered += 1;
    return keys;
  });
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(answered).toBe(0);
  expect(seenFromOutside()).toEqual([]);
  gate.resolve();
  await Promise.all([first, second]);
  expect(seenFromOutside()).toEqual(['a', 'b']);
  expect(await read).toEqual(['a', 'b']);
});

test('a failing transaction undoes none of those that share its commit [CART-020]', async () => {
  const before = adding('a');
  const refused = db.transaction().execute(async (transaction) => {
    await add(transaction, 'b');
    throw new Error('refused');
  });
  const outcomes = await Promise.allSettled([before, refused, adding('c'), adding('a'), adding('d')]);
  expect(rejectionsOf(outcomes)).toEqual(['refused', 'UNIQUE constraint failed: idempotency_keys.key']);
  expect(seenFromOutside()).toEqual(['a', 'c', 'd']);
});

test('a commit that fails acknowledges no order, leaves nothing, and the same keys work again [CART-020 ORDADM-G04]', async () => {
  const keys = ['clave-1', 'clave-2', 'clave-3'];
  const outcomes = await Promise.allSettled([
    ...keys.map((key) => place(shop.ctx, key)),
    failingAtTheCommit(),
    place(shop.ctx, 'clave-1'),
  ]);
  expect(rejectionsOf(outcomes)).toEqual(Array(5).fill('FOREIGN KEY constraint failed'));
  expect(seenFromOutside()).toEqual([]);
  for (const table of ['orders', 'order_lines', 'outbox'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const orders = await Promise.all(keys.map((key) => place(shop.ctx, key)));
  expect(orders.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('nobody is notified of changes whose commit fails', async () => {
  const administrator = {
    ...shop.ctx,
    actor: { accountId: 'rosa', email: 'rosa@casahilvan.example', role: 'dueno' } as const,
  };
  const version = shop.ctx.catalogue.version();
  const changes: string[][] = [];
  const told = Promise.withResolvers<void>();
  onTestFinished(
    shop.changes.subscribe((changed) => {
      changes.push([...changed]);
      if (changed.has('order-number') && changed.size === 1) told.resolve();
    }),
  );
  await expect.poll(() => changes.length).toBe(1);
  const outcomes = await Promise.allSettled([
    place(shop.ctx, 'clave-1'),
    showOrHideProduct(administrator, { id: thread.id, isHidden: true }),
    failingAtTheCommit(),
  ]);
  expect(rejectionsOf(outcomes)).toHaveLength(3);
  shop.changes.checkSoon();
  await shop.ctx.catalogue.catchUp();
  expect(shop.ctx.catalogue.version()).toBe(version);
  expect(shop.ctx.catalogue.product(thread.id)).toMatchObject({ isHidden: false });
  const order = await place(shop.ctx, 'clave-1');
  shop.changes.checkSoon();
  await told.promise;
  expect(order.number).toBe(1);
  expect(changes).toHaveLength(2);
});

test('a refusal caused by another order waits for that order’s commit', async () => {
  const other = anOrderRequestOf('Ana');
  const outcomes = await Promise.allSettled([
    place(shop.ctx, 'clave-1'),
    placeOrder(shop.ctx, { request: other, idempotencyKey: 'clave-1' }),
    failingAtTheCommit(),
  ]);
  expect(rejectionsOf(outcomes)).toEqual(Array(3).fill('FOREIGN KEY constraint failed'));
});

test('on a full disk orders are refused, and acknowledged ones stay', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
  const keys = Array.from({ length: 300 }, (_, index) => `clave-${index}`);
  const outcomes = await Promise.allSettled(keys.map((key) => place(shop.ctx, key)));
  const kept = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(keys.length);
  expect(seenFromOutside()).toEqual(kept.toSorted());

  await sql`pragma max_page_count = 1000000`.execute(db);
  const orders = await Promise.all(keys.map((key) => place(shop.ctx, key)));
  expect(orders.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    keys.map((_, index) => index + 1),
  );
});

test('an engine that rolls back everything also fails the transactions that shared the commit', async () => {
  const kept = adding('a');
  const undone = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    await add(transaction, 'b').catch(() => undefined);
  });
  const outcomes = await Promise.allSettled([kept, undone]);
  expect(rejectionsOf(outcomes)).toHaveLength(2);
  expect(seenFromOutside()).toEqual([]);
  expect(await adding('c')).toBe('c');
});

test('a transaction inside another one is part of it', async () => {
  const before = adding('a');
  const outer = inTransaction(shop.ctx, async (ctx) => {
    await inTransaction(ctx, ({ db }) => add(db, 'b'));
    throw new Error('refused');
  });
  const outcomes = await Promise.allSettled([before, outer, adding('c')]);
  expect(rejectionsOf(outcomes)).toEqual(['refused']);
  expect(seenFromOutside()).toEqual(['a', 'c']);
});

test('more transactions than share one commit are all kept', async () => {
  const keys = Array.from({ length: 500 }, (_, index) => `clave-${index}`);
  expect(await Promise.all(keys.map(adding))).toEqual(keys);
  expect(seenFromOutside()).toEqual(keys.toSorted());
});
