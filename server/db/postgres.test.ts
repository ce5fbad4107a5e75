import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('postgres');
});
afterEach(() => shop.close());

async function connectionOf(db: Database): Promise<{ name: string; pid: number }> {
  const { rows } = await sql<{ name: string; pid: number }>`
    select current_database() as name, pg_backend_pid() as pid
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('the database does not say who it is');
  return found;
}

/** Ends connections as a restart of PostgreSQL does. */
async function end(condition: string, value: string | number): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${condition} = $1`, [
    value,
  ]);
  await client.end();
}

const pendingCount = () => shop.callAsAdministrator({ url: '/api/orders/pending-count' });

test('connections that end while idle are replaced', async () => {
  await Promise.all([pendingCount(), pendingCount(), pendingCount()]);
  const { name } = await connectionOf(shop.ctx.db);
  await end('datname', name);
  await expect.poll(async () => (await pendingCount()).statusCode).toBe(200);
});

test('a connection that ends within a transaction fails that transaction alone', async () => {
  const work = shop.ctx.db.transaction().execute(async (transaction) => {
    const { pid } = await connectionOf(transaction);
    await end('pid', pid);
    await expect
      .poll(() =>
        connectionOf(transaction).then(
          () => 'alive',
          () => 'gone',
        ),
      )
      .toBe('gone');
    await connectionOf(transaction);
  });
  await expect(work).rejects.toThrow();
  await expect.poll(async () => (await pendingCount()).statusCode).toBe(200);
});
