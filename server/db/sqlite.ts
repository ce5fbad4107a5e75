import { closeSync, mkdirSync, openSync } from 'node:fs';
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

/** The embedded engine for Kysely. Every commit is on disk before it answers (`synchronous=FULL`). */
export function createSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(() => openSqlite(file)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** Kysely assumes that SQLite can't roll back schema changes. It can, so migrations run in a transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself schedules the only connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') makeForOwnUser(file);
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

/** A new file is for its own user alone: it holds people's names and phones. Its log gets the same permissions. */
function makeForOwnUser(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
}
