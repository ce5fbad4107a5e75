import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { inject, onTestFinished } from 'vitest';
import { connect, type Database, type Engine } from '#server/db/connect.ts';
import { initialSchema } from '#server/db/migrations/0001-initial-schema.ts';
import { newDatabase } from './postgres-server.ts';

/** An empty database of the first version's schema, removed after the test. */
export async function aFirstDatabase(engine: Engine): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  const databaseUrl = engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl'));
  const db = connect({ databaseUrl, dataDir });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const first = { getMigrations: async () => ({ '0001-initial-schema': initialSchema(engine) }) };
  await new Migrator({ db, provider: first }).migrateToLatest();
  return db;
}
