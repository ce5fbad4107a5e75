import { DatabaseSync } from 'node:sqlite';
import { BackupFault } from './backup-fault.ts';
import type { Row, Snapshot } from './snapshot.ts';
import type { TableShape } from './table-shape.ts';

const BATCH = 500;

/** A read transaction on its own connection. With a write-ahead log it blocks no writer. */
export function openSqliteSnapshot(file: string): Snapshot {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec('pragma query_only = on; begin');
    assertSound(database);
    return {
      engine: 'sqlite',
      schema: schemaOf(database),
      tables: tablesOf(database),
      rowsIn: async (table) => rowsIn(database, table),
      batches: (table) => batchesOf(database, table),
      async close() {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Refuses to back up a damaged database. @throws BackupFault */
function assertSound(database: DatabaseSync): void {
  const found = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
  if (found !== 'ok') throw new BackupFault(`la base de datos está dañada (${found})`);
}

function schemaOf(database: DatabaseSync): string | null {
  const exists = textsOf(database, "select name as text from sqlite_schema where name = 'kysely_migration'");
  if (exists.length === 0) return null;
  return textsOf(database, 'select max(name) as text from kysely_migration')[0] ?? null;
}

/** Virtual tables and their shadow tables are left out: triggers fill them when rows are inserted. */
function tablesOf(database: DatabaseSync): TableShape[] {
  const names = textsOf(
    database,
    `select name as text from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
  );
  return names.map((name) => ({
    name,
    columns: textsOf(database, 'select name as text from pragma_table_info(?) order by name', name),
    key: textsOf(database, 'select name as text from pragma_table_info(?) where pk > 0 order by pk', name),
    parents: textsOf(database, 'select distinct "table" as text from pragma_foreign_key_list(?)', name),
  }));
}

function rowsIn(database: DatabaseSync, { name }: TableShape): number {
  return Number(database.prepare(`select count(*) as rows from ${quoted(name)}`).get()?.rows);
}

async function* batchesOf(
  database: DatabaseSync,
  { name, columns, key }: TableShape,
): AsyncGenerator<readonly Row[]> {
  const rows = database
    .prepare(`select ${listed(columns)} from ${quoted(name)} order by ${listed(key)}`)
    .iterate();
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The statement's column `text`. */
function textsOf(database: DatabaseSync, sql: string, ...parameters: readonly string[]): string[] {
  const rows = database.prepare(sql).all(...parameters);
  return rows.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
}

function listed(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
