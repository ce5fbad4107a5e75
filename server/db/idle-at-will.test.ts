import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresSnapshot } from '#server/backup/postgres-snapshot.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { connect, type Database } from './connect.ts';
import { oneStartAtATime } from './one-start-at-a-time.ts';

/** A database that ends transactions which wait for 3 s. */
async function anImpatientDatabase(): Promise<{ db: Database; databaseUrl: string }> {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const first = connect({ databaseUrl, dataDir: '' });
  const name = sql.id(new URL(databaseUrl).pathname.slice(1));
  await sql`alter database ${name} set idle_in_transaction_session_timeout = '3s'`.execute(first);
  await first.destroy();
  const db = connect({ databaseUrl, dataDir: '' });
  onTestFinished(() => db.destroy());
  return { db, databaseUrl };
}

/** How many transactions have waited longer than that. */
async function waitingLong(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and clock_timestamp() - state_change > interval '4s'`.execute(db);
  return Number(rows[0]?.count);
}

test('a start that takes long keeps its turn in a database that ends waiting transactions', async () => {
  const { db } = await anImpatientDatabase();
  let isDone = false;
  await oneStartAtATime(db, async () => {
    await expect.poll(() => waitingLong(db)).toBe(1);
    isDone = true;
  });
  expect(isDone).toBe(true);
});

test('a backup that is written slowly sees its moment to the end there', async () => {
  const { db, databaseUrl } = await anImpatientDatabase();
  const snapshot = await openPostgresSnapshot(databaseUrl);
  await expect.poll(() => waitingLong(db)).toBe(1);
  expect(snapshot.tables).toEqual([]);
  await snapshot.close();
});
