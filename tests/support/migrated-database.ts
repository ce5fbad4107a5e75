import { copyFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Database, databaseFile, type Engine } from '#server/db/connect.ts';
import { newDatabase } from './postgres-server.ts';

type Opened = { readonly db: Database; readonly databaseUrl: string | null };

/**
 * Databases of this worker's closed shops on PostgreSQL, empty again and still connected: making and connecting to one takes
 * five times as long as emptying it.
 */
const emptied: Opened[] = [];

/** A larger database is not taken again: the room of its deleted rows would slow the next tests. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A migrated database, copied from this run's template instead of migrating again. On SQLite it lies inside `dataDir`. */
export async function openMigrated(engine: Engine, dataDir: string): Promise<Opened> {
  const copied = inject('migrated')[engine];
  if (engine === 'sqlite') {
    copyFileSync(copied, databaseFile(dataDir));
    return { db: connect({ databaseUrl: null, dataDir }), databaseUrl: null };
  }
  const kept = emptied.pop();
  if (kept !== undefined) return kept;
  const databaseUrl = await newDatabase(inject('postgresUrl'), { copied });
  return { db: connect({ databaseUrl, dataDir }), databaseUrl };
}

/** Ends the use of a shop's database; on PostgreSQL the worker's next shop takes it, unless a test has changed its schema or filled it. */
export async function closeMigrated(opened: Opened): Promise<void> {
  const { db, databaseUrl } = opened;
  if (emptied.includes(opened)) throw new Error('a shop was closed twice');
  if (databaseUrl !== null && (await isAsTemplate(db))) {
    await sql.raw(inject('template').emptying).execute(db);
    emptied.push(opened);
  } else {
    await db.destroy();
  }
}

async function isAsTemplate(db: Database): Promise<boolean> {
  const { schema, bytes } = await stateOf(db);
  return schema === inject('template').schema && bytes <= MAX_BYTES;
}

/** What tells whether a database still is as its template, and how it becomes so again. */
export type Template = { readonly schema: string; readonly emptying: string };

export async function templateOf(db: Database): Promise<Template> {
  const tables = await namesIn(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  const sequences = await namesIn(
    db,
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  const rows = await Promise.all(tables.map((name) => rowsAsStatement(db, name)));
  const { schema } = await stateOf(db);
  const statements = [
    // Without triggers and foreign keys, because some rows refuse to be deleted.
    'set session_replication_role = replica',
    ...tables.map((name) => `delete from "${name}"`),
    ...sequences.map((name) => `select setval('"${name}"', 1, false)`),
    ...rows.flatMap((statement) => statement ?? []),
    'set session_replication_role = origin',
  ];
  return { schema, emptying: statements.join(';\n') };
}

async function stateOf(db: Database): Promise<{ schema: string; bytes: number }> {
  const { rows } = await sql<{ schema: string; bytes: number }>`
    select md5(string_agg(concat_ws(' ', relname, relnatts, relchecks), ',' order by relname)) as schema,
      sum(pg_relation_size(oid)) filter (where relkind = 'r')::bigint as bytes
    from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('PostgreSQL did not describe the database');
  return state;
}

async function namesIn(db: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ name: string }>).execute(db);
  return rows.map(({ name }) => name).sort();
}

/** A statement that inserts the present rows of a table; `null` without any. */
async function rowsAsStatement(db: Database, table: string): Promise<string | null> {
  const { rows } = await sql<{ statement: string | null }>`
    select format('insert into %I select * from json_populate_recordset(null::%I, %L)', ${table}::text, ${table}::text,
      json_agg(present)) as statement
    from ${sql.table(table)} as present having count(*) > 0`.execute(db);
  return rows[0]?.statement ?? null;
}
