import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createWritablePool } from './writable-pool.ts';

const READ_ONLY = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
  code: '25006',
});

test('a read-only error on a connection from before the last search changes nothing', async () => {
  const { hostname, port, pathname, username } = new URL(inject('postgresUrl'));
  const twice = `postgres://${username}@${hostname}:${port},localhost:${port}${pathname}`;
  const pool = createWritablePool(twice, pg, (connectionString) => new pg.Pool({ connectionString }));
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  client.release();
  pool.failed(READ_ONLY, Number.NEGATIVE_INFINITY);
  expect(pool.use().isReadOnly).toBe(false);
  pool.failed(READ_ONLY, Number.POSITIVE_INFINITY);
  expect(pool.use().isReadOnly).toBe(true);
  (await pool.connect()).release();
  expect(pool.use().isReadOnly).toBe(false);
});
