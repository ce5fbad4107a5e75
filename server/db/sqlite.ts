import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseIntrospector,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/** The embedded engine behind Kysely. Every commit is on disk (`synchronous=FULL`) before it answers. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(() => openSqlite(file)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** Kysely takes it that SQLite can't undo changes of the schema. It can, so migrations get their transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one; but the driver itself says whose turn it is. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
  `);
  return database;
}
