import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { placeOf } from '#server/kernel/app-version.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import {
  aVersion,
  build,
  sharePackages,
  THIS_VERSION,
  theLastLandedVersion,
  withOneMoreMigration,
} from '#tests/support/a-version.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startFleet } from '#tests/support/fleet.ts';
import { startOrdering } from '#tests/support/order-stream.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { testInStorm } from '#tests/support/test-in-storm.ts';

const SHOPPERS = timesInStorm(2, 8);
const PROCESSES = timesInStorm(2, 4);

/** Paths of pages and data that are asked for meanwhile. */
const READ = ['/', '/?q=hilo', '/api/items?q=hilo&page=1&size=16', '/howToBuy', '/sitemap.xml'];

type Versions = {
  readonly earlier: string;
  readonly later: string;
  /** Whether the earlier one starts on the later one's schema, as all do that have `npm run update`. */
  readonly returns: boolean;
};

/** Replaces an earlier version's processes one by one under load, and says what became of the requests. */
async function rolled({ earlier, later, returns }: Versions) {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const fleet = await startFleet({ count: PROCESSES, databaseUrl, folder: earlier });
  onTestFinished(() => fleet.stop());
  const { proxy, members } = fleet;
  await expect.poll(() => proxy.hasAllUp()).toBe(true);
  const thread = await (await shopClient(proxy.url)).addProduct(aPlainThread());
  const paths = [...READ, `/moreInfo/${thread.id}`];
  const shows = ({ url }: { url: string }) => fetch(`${url}/moreInfo/${thread.id}`).then(({ ok }) => ok);
  await expect.poll(async () => (await Promise.all(members.map(shows))).every(Boolean)).toBe(true);

  const request = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
  const orders = startOrdering(proxy.url, JSON.stringify(request), { shoppers: SHOPPERS });
  const reads = { sent: 0, failed: [] as string[] };
  let isOver = false;
  async function browse(): Promise<void> {
    while (!isOver) {
      const path = paths[reads.sent % paths.length] ?? '/';
      reads.sent += 1;
      const status = await fetch(`${proxy.url}${path}`).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
      if (status !== 200) reads.failed.push(`${path}: ${status}`);
    }
  }

  async function replace(index: number, folder: string): Promise<void> {
    await members[index]?.stop('SIGTERM');
    await fleet.restart(index, folder);
    await expect.poll(() => proxy.hasAllUp()).toBe(true);
    const before = orders.tally.receipts.length;
    await expect.poll(() => orders.tally.receipts.length).toBeGreaterThan(before + 2 * PROCESSES);
  }

  async function replaceAll(): Promise<void> {
    await replace(0, later);
    // From here on both versions serve the later one's schema.
    if (returns) {
      await replace(1, earlier);
      await replace(0, earlier);
    }
    for (const index of members.keys()) await replace(index, later);
  }

  const browsing = [browse(), browse()];
  await replaceAll().finally(() => {
    isOver = true;
  });
  await Promise.all(browsing);
  const tally = await orders.end();
  await assertSoundShop({ url: proxy.url, dataDir: '', databaseUrl }, tally.receipts);
  const places = await Promise.all(
    members.map(async ({ url }) => (await fetch(`${url}/api/health`)).json() as Promise<{ place: string }>),
  );
  return { tally, reads, places: places.map(({ place }) => place) };
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a version with one migration more replaces this one process by process, back and forth, and no request fails [RUN-003]', async () => {
  const later = aVersion(join(aFolder(), 'later'), withOneMoreMigration);
  sharePackages(later);
  const { tally, reads, places } = await rolled({
    earlier: THIS_VERSION,
    later: build(later),
    returns: true,
  });
  expect(reads.failed).toEqual([]);
  expect([tally.failed, [...tally.refusals]]).toEqual([0, []]);
  expect(places).toEqual(places.map(() => placeOf(later)));
});

testInStorm(
  'this version replaces the last landed one process by process, and no request fails [RUN-003]',
  async () => {
    const earlier = theLastLandedVersion(join(aFolder(), 'earlier'));
    const { tally, reads, places } = await rolled({ earlier, later: THIS_VERSION, returns: false });
    expect(reads.failed).toEqual([]);
    expect([tally.failed, [...tally.refusals]]).toEqual([0, []]);
    expect(places).toEqual(places.map(() => placeOf(THIS_VERSION)));
  },
);
