import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { imageFolder } from '#server/images/image-store.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { runServer } from '#tests/support/running-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundDatabase, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { testInStorm } from '#tests/support/test-in-storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { EARLIER_SCHEMAS, openEarlierShop } from '#tests/upgrade/earlier-shop.ts';

const [FIRST = ''] = EARLIER_SCHEMAS;

/**
 * The statements to die at: each is a migration's first, or the first for one of its tables. The last one reached
 * depends on the engine.
 */
const DEATH_POINTS = [
  'alter table "contact_messages"',
  'create index "order_lines_sold"',
  'rename column "order_id"',
  'add column "alt_text"',
  'create index products_deleted',
  'update order_lines set snapshot',
];

const PROCESSES = 2;

describe.each(ENGINES)('a shop of the first version on %s', (engine) => {
  async function aPlace() {
    const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl'));
    const db = await openEarlierShop(engine, FIRST, { dataDir, databaseUrl });
    await db.destroy();
    const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    return { dataDir, env, place: { dataDir, databaseUrl: databaseUrl ?? undefined } };
  }

  test('a process killed during its migration changes nothing, and the next start migrates', async () => {
    const { dataDir, env, place } = await aPlace();
    for (const statement of DEATH_POINTS.slice(-timesInStorm(1, DEATH_POINTS.length))) {
      await expect(runServer({ ...env, ...crashEnv(statement) }, dataDir)).rejects.toThrow('ended with null');
      expect(await migrationsIn(place)).toEqual([FIRST]);
    }
    const server = await serverOfTest(env, dataDir);
    expect((await migrationsIn(place)).slice(0, EARLIER_SCHEMAS.length)).toEqual(EARLIER_SCHEMAS);
    await inDatabase(place, assertSoundDatabase);
    expect(await (await fetch(`${server.url}/moreInfo/65a000000000000000000001`)).text()).toContain(
      'Hilo de algodón',
    );
  });

  // One start for each statement takes minutes.
  testInStorm(
    'a process killed after any statement of its start leaves all of the migrations or none',
    async () => {
      const { dataDir, env, place } = await aPlace();
      let deaths = 0;
      for (let applied = 1; applied === 1; deaths += 1) {
        const died = runServer({ ...env, ...crashEnv('', deaths + 1) }, dataDir);
        await expect(died).rejects.toThrow('ended with null');
        applied = (await migrationsIn(place)).length;
        expect([1, EARLIER_SCHEMAS.length]).toContain(Math.min(applied, EARLIER_SCHEMAS.length));
      }
      expect(deaths).toBeGreaterThan(20);
      await serverOfTest(env, dataDir);
      await inDatabase(place, assertSoundDatabase);
    },
  );

  test('one of several starting processes migrates it, and all serve it', async () => {
    const { dataDir, env, place } = await aPlace();
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => serverOfTest(env, dataDir)));
    const applied = await migrationsIn(place);
    expect(new Set(applied).size).toBe(applied.length);
    expect(applied.slice(0, EARLIER_SCHEMAS.length)).toEqual(EARLIER_SCHEMAS);
    await inDatabase(place, assertSoundDatabase);
    for (const { url } of servers) {
      const items = await (await fetch(`${url}/api/items`)).json();
      expect(items).toEqual([expect.objectContaining({ _id: '65a000000000000000000001' })]);
    }
  });
});

test('several processes that start at once on a new database create one shop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const DATABASE_URL = await newDatabase(inject('postgresUrl'));
  const env = { DATABASE_URL, DEMO: '', DEMO_PRODUCTS: '40' };
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => serverOfTest(env, dataDir)));
  const [first = [], ...others] = await Promise.all(
    servers.map(async ({ url }) => (await shopClient(url)).products()),
  );
  expect(first.length).toBeGreaterThan(30);
  for (const products of others) expect(products).toEqual(first);
  expect(readdirSync(imageFolder(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});

function migrationsIn(place: Parameters<typeof inDatabase>[0]): Promise<string[]> {
  return inDatabase(place, async (db) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  });
}
