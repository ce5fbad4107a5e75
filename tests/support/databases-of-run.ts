import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Database, databaseFile, type Engine } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Template, templateOf } from './migrated-database.ts';
import { newDatabase, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that all tests of this run share; each test creates its own databases in it. */
    postgresUrl: string;
    /**
     * The templates that `migratedDatabase` copies: an SQLite file, and the name of a database beside that of
     * `postgresUrl`.
     */
    migrated: Readonly<Record<Engine, string>>;
    /** Of PostgreSQL. */
    template: Template;
  }
}

/** Before the server tests: starts one PostgreSQL and migrates a template for each engine. After them: removes all. */
export default async function databasesOfRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-migrated-'));
  const databaseUrl = await newDatabase(server.url);
  await migrateOne('sqlite', { databaseUrl: null, dataDir }, async () => undefined);
  project.provide('template', await migrateOne('postgres', { databaseUrl, dataDir }, templateOf));
  project.provide('postgresUrl', server.url);
  project.provide('migrated', {
    sqlite: databaseFile(dataDir),
    postgres: new URL(databaseUrl).pathname.slice(1),
  });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function migrateOne<Found>(
  engine: Engine,
  place: Parameters<typeof connect>[0],
  look: (db: Database) => Promise<Found>,
): Promise<Found> {
  const db = connect(place);
  await migrate(db, engine);
  const found = await look(db);
  await db.destroy();
  return found;
}
