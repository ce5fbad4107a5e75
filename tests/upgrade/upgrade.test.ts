import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readEnv } from '#config/env.ts';
import { searchWords } from '#domain/contact/search-text.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import { administratorOf } from '#server/accounts/administrator-of.ts';
import { logIn } from '#server/accounts/log-in.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { MIGRATION_NAMES, migratorOf } from '#server/db/migrate.ts';
import { findMessages } from '#server/messages/queries.ts';
import { openContext } from '#server/open-context.ts';
import { findOrder, findOrders } from '#server/orders/queries.ts';
import { startServer } from '#server/start-server.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { assertSoundDatabase } from '#tests/support/sound-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { EARLIER_SCHEMAS, earlierShopsBeside, keptDatabase, openEarlierShop } from './earlier-shop.ts';

type Rows = Record<string, Record<string, unknown>[]>;

/** The search indexes: each version builds its own. */
const REBUILT_TABLES = /^(?:kysely_|.*_words)/;

async function allRows(db: Database): Promise<Rows> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !REBUILT_TABLES.test(name));
  const read = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    return [name, rows.map(({ search_text: _, ...row }) => row)] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The rows that the newest version should have, where it changes more than it keeps. */
function expectedOf(before: Rows, schema: string): Rows {
  const {
    idempotency_keys: keys = [],
    outbox,
    order_lines: lines = [],
    quote_lines: quoted,
    ...rest
  } = before;
  const { price_changes: changes = [], import_products: made, import_photos: photos, ...others } = rest;
  const renamed = keys.map(({ order_id: orderId, ...key }) => ({ ...key, made_id: orderId ?? key.made_id }));
  // The first outbox was never sent.
  const isFirst = schema.startsWith('0001');
  return {
    ...others,
    idempotency_keys: renamed,
    // The content of the lines is compared below.
    order_lines: withoutCopies(lines),
    ...(quoted !== undefined && { quote_lines: withoutCopies(quoted) }),
    ...pricesInBatches(changes),
    ...(made !== undefined && { import_products: withoutLeftVersion(made) }),
    ...(photos !== undefined && { import_photos: withoutLeftVersion(photos) }),
    ...(!isFirst && outbox !== undefined && { outbox }),
  };
}

/** Versions of imports told edits once; products do by now. */
function withoutLeftVersion(rows: Rows['']): Rows[''] {
  return rows.map(({ left_version: _, ...row }) => row);
}

/** Lines had their copies of products themselves once. */
function withoutCopies(lines: Rows['']): Rows[''] {
  return lines.map(({ snapshot: _, ...line }) => line);
}

/** Price changes were rows alone once; their moment, their author and the text of a pack are columns by now. */
function pricesInBatches(changes: Rows['']): Rows {
  const {
    changed_at: changedAt,
    changed_by: actor,
    bulk_before: _before,
    bulk_after,
    ...change
  } = changes[0] ?? {};
  if (changedAt === undefined) return { price_changes: changes };
  expect(bulk_after).toBe('12 × 5400000');
  const pack = { units_before: null, pack_before: null, units_after: 12, pack_after: 5_400_000 };
  const batch = { source: 'edit', status: 'applied', actor, applied_at: changedAt, changed: 1 };
  return { price_changes: [{ ...change, ...pack }], price_batches: [batch] };
}

/** Lines as they were stored, and as the API has answered since the first version. */
function linesInWireShape({ order_lines: lines = [] }: Rows) {
  return lines
    .map(({ order_id, position, snapshot }) => ({
      orderId: String(order_id),
      position: Number(position),
      snapshot: String(snapshot),
    }))
    .filter(({ snapshot }) => snapshot.includes('"items":'));
}

describe.each(ENGINES)('a shop of an earlier version on %s', (engine) => {
  let onPostgres: ReadonlyMap<string, string>;
  beforeAll(async () => {
    if (engine === 'postgres') onPostgres = await earlierShopsBeside(inject('postgresUrl'));
  });

  async function aShopOf(schema: string) {
    const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-upgrade-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const url = inject('postgresUrl');
    const DATABASE_URL =
      engine === 'sqlite' ? '' : await newDatabase(url, { copied: onPostgres.get(schema) });
    const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' });
    const earlier = engine === 'sqlite' ? await openEarlierShop(engine, schema, env) : connect(env);
    return { env, earlier };
  }

  test.each(EARLIER_SCHEMAS)('%s: every row is kept, and works', async (schema) => {
    const { env, earlier } = await aShopOf(schema);
    const before = await allRows(earlier);
    await earlier.destroy();

    const ctx = await openContext(env, pino({ level: 'silent' }));
    onTestFinished(() => ctx.db.destroy());
    const after = await allRows(ctx.db);
    for (const [table, rows] of Object.entries(expectedOf(before, schema))) {
      expect(rows.length, table).toBeGreaterThan(0);
      // Later versions have more counters.
      if (table !== 'counters') expect(after[table], table).toHaveLength(rows.length);
      for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row));
    }
    await assertSoundDatabase(ctx.db);
    for (const { snapshot } of [...(before.order_lines ?? []), ...(before.quote_lines ?? [])]) {
      if (snapshot === undefined || String(snapshot).includes('"items":')) continue;
      expect(after.product_copies).toContainEqual(expect.objectContaining({ document: snapshot }));
    }

    const all = { limit: 50, offset: 0 };
    const orders = await findOrders(ctx, { status: null, text: 'gietz algodon' }, all);
    expect(orders.map(({ number, lines }) => [number, lines[0]?.units])).toEqual([[1, 12]]);
    for (const line of linesInWireShape(before)) {
      const order = await findOrder(ctx, line.orderId);
      expect(JSON.stringify(order && orderToWire(order).orderItems[line.position])).toBe(line.snapshot);
    }
    const messages = await findMessages(ctx.db, { words: searchWords('nanduti dario'), isUnread: true }, all);
    expect(messages.map(({ location }) => location)).toEqual(['Peñalolén']);
    expect(ctx.catalogue.storefront().visible.entries.map(({ product }) => product.name)).toEqual([
      'Hilo de algodón',
    ]);
    expect(await administratorOf(ctx, 'sesion-de-antes')).toMatchObject({ email: 'rosa@casahilvan.example' });
    const credentials = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923', code: null };
    const { token } = await logIn(ctx, { ...credentials, address: '192.0.2.1', userAgent: '' });
    expect(await administratorOf(ctx, token)).toMatchObject({ email: credentials.email });
  });

  async function aShopOfALaterVersion(migration: string) {
    const { env, earlier: later } = await aShopOf(MIGRATION_NAMES.at(-1) ?? '');
    await sql`insert into kysely_migration values (${migration}, '2030-01-01T00:00:00.000Z')`.execute(later);
    const before = await allRows(later);
    await later.destroy();
    return { env, before };
  }

  test('a database to which a later version has only added is served, as it is [RUN-002 RUN-003]', async () => {
    const { env } = await aShopOfALaterVersion('9001-de-otra-version');
    const server = await startServer({ ...env, pageCacheBytes: 0 });
    onTestFinished(() => server.close());
    expect((await fetch(`${server.url}/api/items`)).status).toBe(200);
    const db = connect(env);
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    expect(rows).toEqual([{ name: '9001-de-otra-version' }]);
  });

  test('a database from which a later version has taken something away is refused in one clear line and stays unchanged', async () => {
    const migration = '9002-no-more-of-it-unused-since-9001';
    const { env, before } = await aShopOfALaterVersion(migration);
    await expect(startServer(env)).rejects.toMatchObject({
      faults: [
        expect.stringMatching(
          new RegExp(`la base de datos.* es de una versión más nueva del programa \\(${migration}\\)`),
        ),
      ],
    });
    const again = connect(env);
    onTestFinished(() => again.destroy());
    expect(await allRows(again)).toEqual(before);
  });
});

test('every schema before the newest has its rows and its kept database', async () => {
  const db = connect({ databaseUrl: null, dataDir: mkdtempSync(join(tmpdir(), 'hilvan-upgrade-')) });
  const known = await (await migratorOf(db, 'sqlite')).getMigrations();
  await db.destroy();
  const earlier = known.map(({ name }) => name).slice(0, -1);
  expect(EARLIER_SCHEMAS).toEqual(expect.arrayContaining(earlier));
  expect(EARLIER_SCHEMAS.filter((schema) => !existsSync(keptDatabase(schema)))).toEqual([]);
});
