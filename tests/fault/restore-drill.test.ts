import { describe, expect, onTestFinished, test } from 'vitest';
import { compareTables, differingPhotos } from '#server/backup/compare-shops.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Engine } from '#server/db/connect.ts';
import {
  aFolder,
  anEmptyPlace,
  aShopToBackUp,
  ORDERS,
  THE_MESSAGE,
} from '#tests/support/a-shop-to-back-up.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

const WAYS = ENGINES.flatMap((from) => ENGINES.map((to) => ({ from, to })));

describe.each(WAYS)('a shop lost on $from and restored on $to', ({ from, to }) => {
  test('every row and photo is there again', async () => {
    const { lost, place, manifest } = await lostAndRestored(from, to);
    expect(manifest.photos).toHaveLength(2);
    expect(await differingPhotos(place.dataDir, manifest.photos)).toEqual([]);
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
  });
});

describe.each(ENGINES)('a shop restored on %s', (engine) => {
  test('opens: people log in and search, and the next order takes the next number', async () => {
    const { place } = await lostAndRestored(engine === 'sqlite' ? 'postgres' : 'sqlite', engine);
    const { databaseUrl, dataDir } = place;
    const server = await runServer(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }, dataDir);
    onTestFinished(() => server.stop('SIGKILL'));
    const client = await shopClient(server.url);
    const thread = await client.addProduct(aThread());
    const lines = [{ product: thread, quantities: { Rojo: 1 } }];
    expect((await orderThroughApi(server.url, { lines })).orderNumber).toBe(ORDERS + 1);
    expect(await client.orders()).toHaveLength(ORDERS + 1);
    expect((await client.orders('?q=nandu7pico')).map(({ orderNumber }) => orderNumber)).toEqual([8]);
    expect(await client.messages()).toMatchObject([{ userMessage: THE_MESSAGE }]);
    await server.stop();
  });
});

async function lostAndRestored(from: Engine, to: Engine) {
  const lost = await aShopToBackUp(from);
  const { path } = await writeBackup({ place: lost, folder: aFolder(), kind: 'nightly', now: NOW });
  const place = await anEmptyPlace(to);
  const { manifest, keptAside } = await restoreBackup({ path, place, isForced: false, now: NOW });
  expect(keptAside).toBeNull();
  return { lost, place, manifest };
}
