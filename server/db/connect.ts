import { join } from 'node:path';
import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The database or an open transaction: verbs never know which. */
export type Database = Kysely<Schema>;

export type Engine = 'sqlite' | 'postgres';

/** @param databaseUrl `postgres://…`, or `null` for the embedded database inside `dataDir`. */
export function connect(options: { databaseUrl: string | null; dataDir: string }): Database {
  const dialect =
    options.databaseUrl === null
      ? sqliteDialect(join(options.dataDir, 'hilvan.sqlite'))
      : postgresDialect(options.databaseUrl);
  return new Kysely<Schema>({ dialect });
}

export function engineOf(databaseUrl: string | null): Engine {
  return databaseUrl === null ? 'sqlite' : 'postgres';
}
