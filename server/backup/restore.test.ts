import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, type Database, databaseFile, type Engine } from '#server/db/connect.ts';
import { MIGRATION_NAMES, migrate } from '#server/db/migrate.ts';
import { originalPath } from '#server/images/image-store.ts';
import { aFolder, anEmptyPlace, aShopToBackUp, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { compareTables, differingPhotos } from './compare-shops.ts';
import type { Manifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { openSnapshot } from './open-snapshot.ts';
import { restoreBackup } from './restore-backup.ts';
import type { DatabasePlace } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

async function aBackupOf(place: DatabasePlace): Promise<string> {
  return (await writeBackup({ ...onDisk(place), folder: aFolder(), kind: 'nightly', now: NOW })).path;
}

async function manifestOf(path: string): Promise<Manifest> {
  const backup = await openBackup(path);
  await backup.close();
  return backup.manifest;
}

async function inDatabase<T>(place: DatabasePlace, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** As versions up to the eighth schema stored it. */
const LINE = '{"section":"Merceria","type":"Hilo","items":[{"marca":"Ñu","name":"Hilo","price":"0.02"}]}';

/** A database as that migration left it, with an account and an order. */
function migrated(
  place: DatabasePlace,
  engine: Engine,
  upTo = MIGRATION_NAMES.at(-1) ?? '',
): Promise<unknown> {
  return inDatabase(place, async (db) => {
    await migrate(db, engine, { upTo });
    await sql`insert into accounts (id, email, password_hash, created_at) values ('a', 'a@b.co', '-', 1)`.execute(
      db,
    );
    await sql`insert into orders (id, number, status, is_deleted, first_name, last_name, phone, email,
        total_amount, payable_amount, created_at, updated_at, version)
      values ('p', 1, 'Listo', 0, 'Noé', 'Ñu', '3496', '', 2, 1, 1, 1, 1)`.execute(db);
    // Lines had the product themselves once.
    const copy = upTo < '0028' ? sql.ref('snapshot') : sql.ref('copy_id');
    await sql`insert into order_lines (order_id, position, product_id, ${copy}, quantities, units, list_total, total)
      values ('p', 0, 'hilo', ${LINE}, '{"":1}', 1, 2, 1)`.execute(db);
  });
}

async function accountsIn(place: DatabasePlace): Promise<string[]> {
  const rows = await inDatabase(place, (db) =>
    db.selectFrom('accounts').select('email').orderBy('email').execute(),
  );
  return rows.map(({ email }) => email);
}

/** Where a forced restore leaves the shop that was there. */
function asideOf({ databaseUrl }: DatabasePlace, folder: string): DatabasePlace {
  if (databaseUrl === null) return { databaseUrl, dataDir: folder };
  const options = '-c search_path=antes_de_restaurar_20261121063000';
  return { databaseUrl: `${databaseUrl}?options=${encodeURIComponent(options)}`, dataDir: folder };
}

describe.each(ENGINES)('a backup onto %s', (engine) => {
  test('is refused over an existing shop; forced, it keeps that shop aside whole', async () => {
    const path = await aBackupOf(await aShopToBackUp('sqlite'));
    const place = await anEmptyPlace(engine);
    await migrated(place, engine);
    const { photos } = await manifestOf(path);
    const name = photos[0]?.name ?? '';
    mkdirSync(join(place.dataDir, 'images'));
    writeFileSync(originalPath(place.dataDir, name), 'otra foto con ese nombre');

    const restore = (isForced: boolean) => restoreBackup({ path, ...onDisk(place), isForced, now: NOW });
    await expect(restore(false)).rejects.toThrow('ahí ya hay una tienda');
    expect(await accountsIn(place)).toEqual(['a@b.co']);
    const { keptAside } = await restore(true);
    expect(await accountsIn(place)).toEqual(['ana@casahilvan.example', 'rosa@casahilvan.example']);
    expect(await differingPhotos(onDisk(place).photos, photos)).toEqual([]);
    expect(keptAside).toContain('20261121063000');
    const aside = join(place.dataDir, 'antes-de-restaurar-20261121063000');
    expect(readdirSync(join(aside, 'images'))).toEqual([name]);
    expect(await accountsIn(asideOf(place, aside))).toEqual(['a@b.co']);
    expect(readdirSync(place.dataDir).filter((entry) => entry.startsWith('.restaurando'))).toEqual([]);
  });

  test('is refused while the shop runs, even when forced', async () => {
    const path = await aBackupOf(await aShopToBackUp('sqlite'));
    const place = await anEmptyPlace(engine);
    await migrated(place, engine);
    const atWork = connect(place);
    onTestFinished(() => atWork.destroy());
    await atWork.selectFrom('orders').select('id').execute();
    await expect(restoreBackup({ path, ...onDisk(place), isForced: true, now: NOW })).rejects.toThrow(
      'la tienda está abierta',
    );
    expect(await atWork.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'a' }]);
  });

  test('from each earlier schema is restored and then migrated', async () => {
    for (const schema of [
      '0001-initial-schema',
      '0003-orders-found-and-counted',
      '0005-alt-texts-of-photos',
      '0008-state-of-backups',
    ]) {
      const old = await anEmptyPlace(engine);
      await migrated(old, engine, schema);
      const place = await anEmptyPlace(engine);
      const path = await aBackupOf(old);
      const { manifest } = await restoreBackup({ path, ...onDisk(place), isForced: false, now: NOW });
      expect(manifest.schema).toBe(schema);
      await inDatabase(old, (db) => migrate(db, engine));
      expect((await compareTables(old, place)).filter(({ difference }) => difference !== null)).toEqual([]);
      const lines = await inDatabase(place, (db) =>
        db
          .selectFrom('order_lines')
          .innerJoin('product_copies', 'product_copies.id', 'order_lines.copy_id')
          .select('product_copies.document')
          .execute(),
      );
      expect(lines).toMatchObject([{ document: expect.stringContaining('"v":1') }]);
    }
  });

  test('from a newer schema is refused before anything is touched', async () => {
    const shop = await anEmptyPlace(engine);
    await migrated(shop, engine);
    await inDatabase(shop, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-lo-que-vendra', '2030')`.execute(db),
    );
    const place = await anEmptyPlace(engine);
    const path = await aBackupOf(shop);
    await expect(restoreBackup({ path, ...onDisk(place), isForced: false, now: NOW })).rejects.toThrow(
      /versión más nueva del programa .*9999-lo-que-vendra/,
    );
    expect(existsSync(databaseFile(place.dataDir))).toBe(false);
    const snapshot = await openSnapshot(place);
    expect(snapshot.schema).toBeNull();
    await snapshot.close();
  });

  test('that is incomplete is refused before anything is touched', async () => {
    const place = await anEmptyPlace(engine);
    const path = join(aFolder(), 'hilvan-2026-11-21T063000Z.tar');
    writeFileSync(path, 'una nota');
    const order = { ...onDisk(place), isForced: true, now: NOW };
    await expect(restoreBackup({ path, ...order })).rejects.toThrow('dañada o incompleta');
    await expect(restoreBackup({ path: `${path}x`, ...order })).rejects.toThrow('no existe');
    expect(readdirSync(place.dataDir)).toEqual([]);
  });
});
