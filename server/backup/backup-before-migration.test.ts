import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Env, readEnv } from '#config/env.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { openContext } from '#server/open-context.ts';
import { anEmptyPlace } from '#tests/support/a-shop-to-back-up.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { openBackup } from './open-backup.ts';
import { openSnapshot } from './open-snapshot.ts';

describe.each(ENGINES)('a new version started on an older database on %s', (engine) => {
  /** As the first version left it. */
  async function anOldShop(variables: Record<string, string> = {}): Promise<Env> {
    const { databaseUrl, dataDir } = await anEmptyPlace(engine);
    const env = readEnv({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, ...variables });
    const db = connect(env);
    await migrate(db, engine, { upTo: '0001-initial-schema' });
    await sql`insert into accounts (id, email, password_hash, created_at) values ('a', 'a@b.co', '-', 1)`.execute(
      db,
    );
    await db.destroy();
    return env;
  }

  async function opened(env: Env): Promise<void> {
    const context = await openContext(env, pino({ level: 'silent' }));
    await context.db.destroy();
  }

  async function schemaOf(env: Env): Promise<string | null> {
    const snapshot = await openSnapshot(env);
    await snapshot.close();
    return snapshot.schema;
  }

  test('first makes one backup', async () => {
    const env = await anOldShop();
    await opened(env);
    await opened(env);
    const [name = '', ...others] = readdirSync(env.backupDir);
    expect(name).toMatch(/^hilvan-.*-antes-de-actualizar\.tar$/);
    expect(others).toEqual([]);
    const backup = await openBackup(join(env.backupDir, name));
    await backup.close();
    expect(backup.manifest.schema).toBe('0001-initial-schema');
    expect(backup.manifest.tables).toContainEqual(expect.objectContaining({ name: 'accounts', rows: 1 }));
    expect(await schemaOf(env)).not.toBe('0001-initial-schema');
  });

  test('does not start when the backup fails, unless configured to', async () => {
    const env = await anOldShop();
    writeFileSync(env.backupDir, 'no es una carpeta');
    await expect(opened(env)).rejects.toThrow(
      /antes no se pudo hacer una copia .*: la carpeta no es una carpeta\./,
    );
    expect(await schemaOf(env)).toBe('0001-initial-schema');
    await opened({ ...env, hasBackupBeforeMigration: false });
    expect(await schemaOf(env)).not.toBe('0001-initial-schema');
  });

  test('a new shop needs no backup', async () => {
    const { databaseUrl, dataDir } = await anEmptyPlace(engine);
    const env = readEnv({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir });
    await opened(env);
    expect(readdirSync(dataDir)).not.toContain('backups');
  });
});
