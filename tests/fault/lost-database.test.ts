import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Env, readEnv } from '#config/env.ts';
import { createPostgresTarget, stagedSchemas } from '#server/backup/postgres-target.ts';
import { connect, databaseFile } from '#server/db/connect.ts';
import { imageFolder } from '#server/images/image-store.ts';
import { openContext } from '#server/open-context.ts';
import { startFault } from '#server/start-fault.ts';
import { aFolder, anEmptyPlace } from '#tests/support/a-shop-to-back-up.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** What a start says, in one line; `null` when it begins or continues a shop. */
async function refusalOf(env: Env): Promise<string | null> {
  try {
    const { db } = await openContext(env, pino({ level: 'silent' }));
    await db.destroy();
    return null;
  } catch (error) {
    return String(startFault(error, env));
  }
}

describe.each(ENGINES)('a place without a database on %s', (engine) => {
  const aPlace = async () => {
    const { databaseUrl, dataDir } = await anEmptyPlace(engine);
    return readEnv({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir });
  };

  test('with backups: a start makes no new shop, and names the last one with the command that restores it', async () => {
    const env = await aPlace();
    mkdirSync(env.backupDir);
    for (const day of ['20', '21'])
      writeFileSync(join(env.backupDir, `hilvan-2026-11-${day}T063004Z.tar`), '');
    const refusal = await refusalOf(env);
    const newest = join(env.backupDir, 'hilvan-2026-11-21T063004Z.tar');
    expect(refusal).toContain(`hay copias de seguridad: restaura la última con npm run restore -- ${newest}`);
    expect(existsSync(databaseFile(env.dataDir))).toBe(false);
    expect(await refusalOf(env)).toBe(refusal);
  });

  test('with photos: a start makes no new shop, unless the folder of photos is empty', async () => {
    const env = await aPlace();
    mkdirSync(imageFolder(env.dataDir));
    writeFileSync(join(imageFolder(env.dataDir), 'una-foto.webp'), '');
    expect(await refusalOf(env)).toContain('hay fotos de una tienda');
    const other = await aPlace();
    mkdirSync(imageFolder(other.dataDir));
    expect(await refusalOf(other)).toBe(null);
  });

  test('with what an interrupted restore or move left: a start says to do it again', async () => {
    const env = await aPlace();
    if (env.databaseUrl === null) mkdirSync(join(env.dataDir, '.restaurando-1'));
    else {
      const db = connect(env);
      await sql`create schema restaurando_1`.execute(db);
      await sql`create table restaurando_1.kysely_migration (name text)`.execute(db);
      await sql`create table restaurando_1.kysely_migration_lock (id text)`.execute(db);
      await db.destroy();
    }
    expect(await refusalOf(env)).toMatch(/quedó a medias .* npm run restore o npm run migrate-to-postgres/);
  });
});

describe('a database on PostgreSQL', () => {
  const aDatabase = async (statement: ReturnType<typeof sql>) => {
    const { databaseUrl, dataDir } = await anEmptyPlace('postgres');
    const env = readEnv({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir });
    const db = connect(env);
    await statement.execute(db);
    await db.destroy();
    return env;
  };

  test('that is empty beside a shop on SQLite: a start says how that shop moves', async () => {
    const { databaseUrl, dataDir } = await anEmptyPlace('postgres');
    expect(await refusalOf(readEnv({ DATA_DIR: dataDir }))).toBe(null);
    const moved = readEnv({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir });
    expect(await refusalOf(moved)).toContain('pásala con npm run migrate-to-postgres');
  });

  test.each([
    ['a table named as one of ours', sql`create table orders (id int)`],
    ['a table of migrations', sql`create table kysely_migration (name text, timestamp text)`],
  ])('that another program shares with %s: a start says so and changes nothing', async (what, statement) => {
    const env = await aDatabase(statement);
    if (what.includes('migrations')) {
      const db = connect(env);
      await sql`insert into kysely_migration values ('2020-suya', '')`.execute(db);
      await db.destroy();
    }
    expect(await refusalOf(env)).toContain('hay tablas de otro programa');
  });

  test('that another program shares: the shop works in a schema of its own', async () => {
    const env = await aDatabase(sql`create table orders (id int)`);
    const db = connect(env);
    await sql`create schema tienda`.execute(db);
    await db.destroy();
    const own = readEnv({
      DATABASE_URL: `${env.databaseUrl}?options=-c%20search_path%3Dtienda`,
      DATA_DIR: env.dataDir,
    });
    expect(await refusalOf(own)).toBe(null);
    const nowhere = { ...own, databaseUrl: `${env.databaseUrl}?options=-c%20search_path%3Dotra` };
    expect(await refusalOf(nowhere)).toContain('DATABASE_URL: el esquema que nombra no existe');
  });
});

describe('a database that two shops share, each in a schema of its own', () => {
  test('an interrupted restore of one is its own: the other starts, and its restore leaves it alone', async () => {
    const place = await anEmptyPlace('postgres');
    const env = readEnv({ DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir });
    const db = connect(env);
    await sql`create schema tienda`.execute(db);
    const url = `${env.databaseUrl}?options=-c%20search_path%3Dtienda`;
    const other = readEnv({ DATABASE_URL: url, DATA_DIR: aFolder() });
    const stage = async (databaseUrl: string) =>
      (await createPostgresTarget({ databaseUrl, aside: 'antes' }).stage()).destroy();
    const staged = async () => (await stagedSchemas(db)).length;

    await stage(env.databaseUrl ?? '');
    expect(await refusalOf(other)).toBe(null);
    await stage(url);
    expect(await staged()).toBe(1);
    await stage(env.databaseUrl ?? '');
    expect(await staged()).toBe(1);
    await db.destroy();
    expect(await refusalOf(env)).toContain('quedó a medias');
  });
});

describe('a command of the operator', () => {
  const COMMANDS = ['admin', 'backup', 'migrate-to-postgres', 'photos-to-s3', 'restore', 'seed', 'update'];

  test.each(COMMANDS)(
    '%s answers --help, and what it does not know, with its usage and does nothing',
    async (name) => {
      const dataDir = aFolder();
      const usage = `Uso: npm run ${name}`;
      const script = [`scripts/${name}.ts`];
      const env = { DATA_DIR: dataDir };
      expect(await runProgram([...script, '--help'], { env })).toMatchObject({
        code: 0,
        output: expect.stringContaining(usage),
        errors: '',
      });
      expect(await runProgram([...script, '--ayuda'], { env })).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringContaining(usage),
      });
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  test('about an existing shop makes no new one where there is none', async () => {
    const dataDir = join(aFolder(), 'mal-escrita');
    const env = {
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'otra@tienda.example',
      ADMIN_PASSWORD: 'enhebrar-la-aguja',
    };
    const commands = [
      ['scripts/backup.ts'],
      ['scripts/admin.ts', 'set-password', 'ana@tienda.example'],
      ['scripts/admin.ts', 'disable-codes', 'ana@tienda.example'],
      ['scripts/admin.ts', 'store', 'export', join(dataDir, 'tienda.json')],
    ];
    for (const command of commands) {
      expect(await runProgram(command, { env })).toEqual({
        code: 1,
        output: '',
        errors: `Configuración: DATA_DIR: no hay ninguna tienda en ${dataDir}\n`,
      });
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  test('says in Spanish why it could not read a file', async () => {
    const folder = aFolder();
    const file = join(folder, 'tienda.json');
    writeFileSync(file, '{ "identity": ');
    const env = { DATA_DIR: join(folder, 'datos') };
    const said = async (...command: string[]) => (await runProgram(command, { env })).errors;
    expect(await said('scripts/restore.ts', join(folder, 'nada.tar'))).toContain('no existe el archivo');
    expect(await said('scripts/restore.ts', folder)).toContain('dañada o incompleta (es una carpeta)');
    expect(await said('scripts/restore.ts', file)).toContain(
      'está dañada o incompleta (termina antes de tiempo)',
    );
    const imported = (path: string) => said('scripts/admin.ts', 'store', 'import', path);
    expect(await imported(file)).toBe(`Configuración: ${file}: no es un archivo JSON\n`);
    expect(await imported(folder)).toBe(`Configuración: ${folder}: es una carpeta\n`);
  });
});
