import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** The embedded engine behind Kysely. Every commit is on disk (`synchronous=FULL`) before it answers. */
export function sqliteDialect(file: string): SqliteDialect {
  return new Dialect({ database: async () => openSqlite(file) });
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** Kysely takes it that SQLite can't undo changes of the schema. It can, so migrations get their transaction. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
  `);
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      // Lists of ids make a statement of their own for each length; the map must not grow with them.
      if (statements.size > 500) statements.clear();
      // Begun as a writer: one that reads first would be refused when another process wrote in between.
      const prepared = adapted(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

function adapted(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

/**
 * node:sqlite takes a first parameter that is an object for named parameters and then binds nothing,
 * so whatever is no plain value stops here.
 */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  throw new TypeError(`a ${typeof value} cannot be bound to a statement`);
}
