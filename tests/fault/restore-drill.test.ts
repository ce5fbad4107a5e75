import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compareTables, differingPhotos } from '#server/backup/compare-shops.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Engine } from '#server/db/connect.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import {
  aFolder,
  anEmptyPlace,
  aShopToBackUp,
  ORDERS,
  onDisk,
  THE_MESSAGE,
} from '#tests/support/a-shop-to-back-up.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runProgram, startProgram } from '#tests/support/run-program.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

describe.each(ENGINES)('a shop lost on %s and restored on it', (engine) => {
  test('every row and photo is there again', async () => {
    await expectSame(await lostAndRestored(engine, engine));
  });
});

describe.each([
  { from: 'sqlite', to: 'postgres' },
  { from: 'postgres', to: 'sqlite' },
] as const)('a shop lost on $from and restored on $to', ({ from, to }) => {
  test('is unchanged and works: people log in and search, and the next order gets the next number', async () => {
    const restored = await lostAndRestored(from, to);
    await expectSame(restored);
    const { databaseUrl, dataDir } = restored.place;
    const server = await runServer(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }, dataDir);
    onTestFinished(() => server.stop('SIGKILL'));
    const client = await shopClient(server.url);
    const lines = [{ product: await client.addProduct(aPlainThread()), quantities: { Rojo: 1 } }];
    expect((await orderThroughApi(server.url, { lines })).orderNumber).toBe(ORDERS + 1);
    expect(await client.orders()).toHaveLength(ORDERS + 1);
    expect((await client.orders('?q=nandu7pico')).map(({ orderNumber }) => orderNumber)).toEqual([8]);
    expect(await client.messages()).toMatchObject([{ userMessage: THE_MESSAGE }]);
    await server.stop();
  });
});

describe.each(ENGINES)('a restore onto %s that is killed', (engine) => {
  test('leaves the old shop, and the next restore succeeds', async () => {
    const { path, place } = await lostAndRestored('sqlite', engine);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    const restore = ['scripts/restore.ts', path, '--force'];
    for (let kill = 0; kill < timesInStorm(2, 20); kill += 1) {
      const program = startProgram(restore, { env });
      const exit = once(program, 'exit');
      // The program prints when it begins; each kill comes a little later, the last one after the end.
      await once(program.stdout ?? program, 'data');
      await delay(kill * 25);
      program.kill('SIGKILL');
      await exit;
      expect((await compareTables(place, place)).find(({ name }) => name === 'orders')?.rows).toBe(ORDERS);
    }
    // PostgreSQL may need a moment to notice that the killed client is gone.
    await expect.poll(() => runProgram(restore, { env })).toMatchObject({ code: 0, errors: '' });
    const left = readdirSync(place.dataDir).filter((name) => name.startsWith('.'));
    expect(left).toEqual([]);
  });
});

type Restored = Awaited<ReturnType<typeof lostAndRestored>>;

async function lostAndRestored(from: Engine, to: Engine) {
  const lost = await aShopToBackUp(from);
  const { path } = await writeBackup({ ...onDisk(lost), folder: aFolder(), kind: 'nightly', now: NOW });
  const place = await anEmptyPlace(to);
  const { manifest, keptAside } = await restoreBackup({ path, ...onDisk(place), isForced: false, now: NOW });
  expect(keptAside).toBeNull();
  return { lost, path, place, manifest };
}

async function expectSame({ lost, place, manifest }: Restored): Promise<void> {
  expect(manifest.photos).toHaveLength(2);
  expect(await differingPhotos(onDisk(place).photos, manifest.photos)).toEqual([]);
  const compared = await compareTables(lost, place);
  expect(compared.filter(({ difference }) => difference !== null)).toEqual([]);
  expect(compared.map(({ name, rows }) => ({ name, rows }))).toEqual(
    expect.arrayContaining([
      { name: 'products', rows: 60 },
      { name: 'orders', rows: ORDERS },
      { name: 'order_lines', rows: ORDERS },
      { name: 'idempotency_keys', rows: ORDERS },
      { name: 'contact_messages', rows: 1 },
      { name: 'price_changes', rows: 1 },
      { name: 'accounts', rows: 2 },
      { name: 'images', rows: 2 },
    ]),
  );
}
