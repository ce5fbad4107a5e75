import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { connect, poolUseOf } from './connect.ts';
import { storageFault } from './storage-fault.ts';

const PATIENCE_MS = 1500;

/** A way to PostgreSQL. `silence` keeps its connections and lets nothing through any more; new ones are not held up. */
async function aWayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connectTo(Number(port), hostname);
    open.add([near, far]);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of [...open].flat()) socket.destroy();
    server.close();
  });
  // Safe: a server that listens on a port has an address object.
  const { port: nearPort } = server.address() as AddressInfo;
  return {
    url: databaseUrl.replace(`:${port}/`, `:${nearPort}/`),
    silence() {
      for (const [near, far] of open) {
        near.unpipe().pause();
        far.unpipe().pause();
      }
    },
  };
}

async function aDistantDatabase() {
  const way = await aWayTo(await newDatabase(inject('postgresUrl')));
  const db = connect({ databaseUrl: way.url, dataDir: '' }, { patienceMs: PATIENCE_MS });
  onTestFinished(() => db.destroy());
  await sql`select 1`.execute(db);
  return { ...way, db };
}

test('a statement that a silent server leaves unanswered fails, and the next one gets another connection', async () => {
  const { db, silence } = await aDistantDatabase();
  silence();
  const failure = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(storageFault(failure)).toBe('unreachable');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(poolUseOf(db)).toMatchObject({ open: 1, idle: 1 });
});

test('so does a transaction, without waiting for its rollback', async () => {
  const { db, silence } = await aDistantDatabase();
  let first: unknown;
  const failure = await db
    .transaction()
    .execute(async (transaction) => {
      silence();
      await sql`select 1`.execute(transaction).catch((error: unknown) => {
        first = error;
      });
      await sql`select 2`.execute(transaction);
    })
    .catch((error: unknown) => error);
  expect(storageFault(failure)).toBe('unreachable');
  // Not one of its own, which a statement that was sent too would have.
  expect(failure).toBe(first);
  expect(poolUseOf(db)).toMatchObject({ open: 0 });
});

test('work of any length is waited for where that is wanted', async () => {
  const { url, db } = await aDistantDatabase();
  const patient = connect({ databaseUrl: url, dataDir: '' }, { patienceMs: null });
  onTestFinished(() => patient.destroy());
  const long = sql<{ done: number }>`select 1 as done from pg_sleep(3)`;
  await expect(long.execute(db)).rejects.toThrow();
  expect((await long.execute(patient)).rows).toEqual([{ done: 1 }]);
});

test('what was given up ends in PostgreSQL too, with the setting of docs/scaling.md', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const other = connect({ databaseUrl, dataDir: '' });
  onTestFinished(() => other.destroy());
  const name = sql.id(new URL(databaseUrl).pathname.slice(1));
  await sql`alter database ${name} set client_connection_check_interval = '1s'`.execute(other);
  const db = connect({ databaseUrl, dataDir: '' }, { patienceMs: PATIENCE_MS });
  onTestFinished(() => db.destroy());
  const sleeping = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(other);
    return rows[0]?.count;
  };
  const failure = await sql`select pg_sleep(3600)`.execute(db).catch((error: unknown) => error);
  expect(storageFault(failure)).toBe('unreachable');
  await expect.poll(sleeping).toBe(0);
});
