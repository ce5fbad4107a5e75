import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createPostgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite.ts';
import type { PoolUse } from './writable-pool.ts';

/** The database or an open transaction. Verbs don't know which. */
export type Database = Kysely<Schema>;

export type Engine = 'sqlite' | 'postgres';

/**
 * How long a statement may take, in ms. A server that vanishes without a word answers nothing, and TCP would wait a quarter of an
 * hour. With the ten seconds for a connection it is less than the proxy waits for an answer.
 */
const PATIENCE_MS = 50_000;

const uses = new WeakMap<Database, () => PoolUse>();

/**
 * @param databaseUrl `postgres://…`, which may name several servers, or `null` for the embedded database inside `dataDir`
 * @param patienceMs after how long a statement on PostgreSQL fails; `null` for work of any length, as a migration or a backup
 */
export function connect(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  { patienceMs = PATIENCE_MS }: { patienceMs?: number | null } = {},
): Database {
  if (databaseUrl === null) {
    return new Kysely<Schema>({ dialect: createSqliteDialect(databaseFile(dataDir)) });
  }
  const db: Database = new Kysely<Schema>({
    dialect: createPostgresDialect(databaseUrl, patienceMs, (use) => uses.set(db, use)),
  });
  return db;
}

/** `null` without a pool, or before it exists. */
export function poolUseOf(db: Database): PoolUse | null {
  return uses.get(db)?.() ?? null;
}

/** The embedded database's path. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'hilvan.sqlite');
}

export function engineOf(databaseUrl: string | null): Engine {
  return databaseUrl === null ? 'sqlite' : 'postgres';
}
