import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WireBackups } from '#schemas/backup-answers.ts';
import { backupsIn } from '#server/backup/backup-name.ts';
import { CLAIM_MS } from '#server/backup/backup-state.ts';
import { openBackup } from '#server/backup/open-backup.ts';
import { runBackup } from '#server/backup/run-backup.ts';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import { databaseFile, type Engine } from '#server/db/connect.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aFolder, anEmptyPlace, aShopToBackUp, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runProgram, startProgram } from '#tests/support/run-program.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ANY_ENGINE, ENGINES } from '#tests/support/test-shop.ts';

const PAGE = 4096;
const MEGABYTE = 1024 * 1024;
/** Together larger than the disk of the test that fills it. */
const PHOTOS = 16;
const BACKUP = ['scripts/backup.ts'];
/** What reads a table for the backup, while its draft is open. */
const READING = { sqlite: 'order by "id"', postgres: 'declare rows_of_table' };

/** A shop with a backup of some megabytes from yesterday, and the environment of its program. */
async function aShopWithABackup(engine: Engine) {
  const shop = await aShopToBackUp(engine);
  const photos = createDiskPhotoStore(shop.dataDir);
  for (let photo = 0; photo < PHOTOS; photo += 1)
    await photos.write(`foto-grande-${photo}.webp`, randomBytes(MEGABYTE / 2));
  const folder = aFolder();
  const order = { db: shop.ctx.db, ...onDisk(shop), folder, kind: 'requested' } as const;
  const yesterday = Date.now() - 86_400_000;
  const good = await runBackup({ ...order, now: () => yesterday });
  if (good === null) throw new Error('no backup was made');
  const env = { DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl ?? '', BACKUP_DIR: folder };
  return { shop, folder, good, env, order };
}

const namesIn = async (folder: string) => (await backupsIn(folder)).map(({ name }) => name);
const isWhole = async (path: string) => (await openBackup(path)).close();

describe.each(ENGINES)('a backup on %s', (engine) => {
  test('killed in the middle leaves the earlier backup intact, and no other file that looks like one', async () => {
    const { folder, good, env, order } = await aShopWithABackup(engine);
    for (let kill = 1; kill <= timesInStorm(1, 20); kill += 1) {
      const program = startProgram(BACKUP, { env: { ...env, ...crashEnv(READING[engine], kill) } });
      const [, signal] = await once(program, 'exit');
      expect(signal).toBe('SIGKILL');
      expect(drafts(folder)).toHaveLength(kill);
      expect(await namesIn(folder)).toEqual([good.name]);
      await isWhole(good.path);
      // The killed process keeps its claim for a while; the next attempt must not wait for it.
      await order.db.updateTable('backup_state').set({ claimed_until: null }).execute();
    }
    const next = await runBackup({ ...order, now: () => Date.now() + CLAIM_MS });
    expect(await namesIn(folder)).toEqual([next?.name, good.name]);
  });

  test('made during orders holds each order whole or not at all, and delays nobody', async () => {
    const place = await anEmptyPlace(engine);
    const server = await runServer(databaseOf(place), place.dataDir);
    onTestFinished(() => server.stop('SIGKILL'));
    const client = await shopClient(server.url);
    const lines = [{ product: await client.addProduct(aPlainThread()), quantities: { Rojo: 1 } }];
    await orderThroughApi(server.url, { lines });
    await client.requestBackup();
    let backups: WireBackups;
    do {
      await orderThroughApi(server.url, { lines });
      backups = await client.backups();
    } while (backups.running);
    const path = join(place.dataDir, 'backups', backups.last?.name ?? '');
    const orders = await rowsIn(path, 'orders');
    expect(orders.length).toBeGreaterThanOrEqual(1);
    expect(await rowsIn(path, 'order_lines')).toHaveLength(orders.length);
    expect(await rowsIn(path, 'counters')).toContainEqual({ name: 'order-number', value: orders.length });
    await server.stop();
  });
});

describe.each(ANY_ENGINE)('a backup on %s', (engine) => {
  test('on a full disk is undone, reported, and made when there is room again', async () => {
    const { shop, folder, good, env } = await aShopWithABackup(engine);
    const failed = await runProgram(BACKUP, { env, largestFile: 6 * MEGABYTE });
    expect(failed).toEqual({
      code: 1,
      output: expect.not.stringContaining('Copia hecha'),
      errors: 'No se hizo la copia: no queda lugar en el disco.\n',
    });
    expect([await namesIn(folder), drafts(folder)]).toEqual([[good.name], []]);
    const told = await shop.callAsAdministrator({ url: '/api/backups' });
    expect(told.json()).toMatchObject({ running: false, lastError: 'no queda lugar en el disco' });
    expect(await runProgram(BACKUP, { env })).toMatchObject({ code: 0, errors: '' });
    expect(await namesIn(folder)).toHaveLength(2);
  });
});

test('a damaged database is detected, and gets no backup', async () => {
  const { shop, folder, good, env } = await aShopWithABackup('sqlite');
  const file = await open(databaseFile(shop.dataDir), 'r+');
  await sql`pragma wal_checkpoint(truncate)`.execute(shop.ctx.db);
  const { size } = await file.stat();
  await file.write(Buffer.alloc(PAGE, 0xa5), 0, PAGE, Math.floor(size / PAGE / 2) * PAGE);
  await file.close();
  const { code, errors } = await runProgram(BACKUP, { env });
  expect(code).toBe(1);
  expect(errors).toContain('No se hizo la copia: la base de datos está dañada');
  expect(await namesIn(folder)).toEqual([good.name]);
});

async function rowsIn(path: string, table: string): Promise<unknown[]> {
  const backup = await openBackup(path);
  const entry = backup.manifest.tables.find(({ name }) => name === table);
  if (entry === undefined) throw new Error(`no table ${table}`);
  const rows: unknown[] = [];
  for await (const lines of backup.lines(entry)) rows.push(...lines.map((line) => JSON.parse(line)));
  await backup.close();
  return rows;
}

function drafts(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('.'));
}

function databaseOf({ databaseUrl }: DatabasePlace): Record<string, string> {
  return databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
}
