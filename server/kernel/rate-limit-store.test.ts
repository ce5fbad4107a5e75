import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createSharedLimitStore } from './rate-limit-store.ts';

const MINUTE = 60_000;

async function twoProcesses() {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const clock = { now: 1_000_000 };
  const recorded = recordedLog();
  const opened = () => {
    const db = connect({ databaseUrl, dataDir: '' });
    const Store = createSharedLimitStore({ db, now: () => clock.now, log: recorded.loggerInstance });
    const store = new Store({});
    const count = (key: string) =>
      new Promise<{ current: number; ttl: number } | undefined>((resolve, reject) => {
        store.incr(key, (error, result) => (error ? reject(error) : resolve(result)), MINUTE, 10);
      });
    return { db, count };
  };
  const [one, other] = [opened(), opened()];
  onTestFinished(async () => {
    await one.db.destroy();
    await other.db.destroy();
  });
  return { one, other, clock, lines: recorded.lines };
}

test('simultaneous calls to two processes are counted once each, from the first one', async () => {
  const { one, other } = await twoProcesses();
  const counts = await Promise.all(
    Array.from({ length: 40 }, (_, call) => (call % 2 === 0 ? one : other).count('/orders 10.0.0.1')),
  );
  expect(counts.map((count) => count?.current).sort((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  expect(await one.count('/orders 10.0.0.2')).toEqual({ current: 1, ttl: MINUTE });
});

test('the count restarts a minute after the first call, and old counts are deleted', async () => {
  const { one, other, clock } = await twoProcesses();
  await one.count('a');
  await one.count('b');
  clock.now += 20_000;
  expect(await other.count('a')).toEqual({ current: 2, ttl: 40_000 });
  clock.now += 40_001;
  expect(await one.count('a')).toEqual({ current: 1, ttl: MINUTE });
  const { rows } = await sql`select key from rate_limits`.execute(one.db);
  expect(rows).toEqual([{ key: 'a' }]);
});

test('without the database calls pass, and that is logged', async () => {
  const { one, lines } = await twoProcesses();
  await one.count('a');
  await one.db.destroy();
  expect(await one.count('a')).toEqual({ current: 0, ttl: 0 });
  expect(lines).toMatchObject([{ msg: 'call not counted' }]);
});
