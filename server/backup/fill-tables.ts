import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { countedStep, type Report } from '#server/kernel/progress.ts';
import { BackupFault } from './backup-fault.ts';
import type { TableEntry } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Row } from './snapshot.ts';
import type { TableShape } from './table-shape.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const VALUES_PER_STATEMENT = 10_000;

/**
 * Fills the tables of a new database with the backup's schema, in one transaction. The engine builds indexes and tables
 * of words from the rows.
 * @param tables each after the tables that it references
 * @throws BackupFault when the backup has other tables or columns
 */
export async function fillTables(
  db: Database,
  backup: OpenBackup,
  tables: readonly TableShape[],
  report: Report,
): Promise<void> {
  const entries = matched(backup.manifest.tables, tables);
  const total = entries.reduce((sum, { rows }) => sum + rows, 0);
  const count = countedStep(report, 'rows-restored', total);
  await db.transaction().execute(async (db) => {
    if (isSqlite(db)) await sql`pragma defer_foreign_keys = on`.execute(db);
    for (const entry of entries) {
      await removeRows(db, entry.name);
      const size = Math.floor(VALUES_PER_STATEMENT / entry.columns.length);
      for await (const lines of inBatches(backup.lines(entry), size)) {
        await insertLines(db, entry, lines);
        count(lines.length);
      }
      if (!isSqlite(db)) await continueSequences(db, entry.name);
    }
  });
}

function matched(entries: readonly TableEntry[], tables: readonly TableShape[]): TableEntry[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const found = tables.map(({ name, columns }) => {
    const entry = byName.get(name);
    if (entry?.columns.join() !== columns.join())
      throw new BackupFault(`la tabla ${name} no es la de la copia`);
    return entry;
  });
  if (found.length < entries.length) throw new BackupFault('la copia tiene tablas que no se conocen');
  return found;
}

/** Removes the rows that migrations inserted. Empty tables are skipped, because some refuse every deletion. */
async function removeRows(db: Database, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Batches of equal size, but for the last: a statement is prepared once for each number of rows. */
async function* inBatches(
  batches: AsyncIterable<readonly string[]>,
  size: number,
): AsyncGenerator<readonly string[]> {
  let waiting: readonly string[] = [];
  for await (const lines of batches) {
    waiting = [...waiting, ...lines];
    for (; waiting.length >= size; waiting = waiting.slice(size)) yield waiting.slice(0, size);
  }
  if (waiting.length > 0) yield waiting;
}

async function insertLines(
  db: Database,
  { name, columns }: TableEntry,
  lines: readonly string[],
): Promise<void> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const rows = lines.map((line) => {
    const row = rowOf(line);
    return sql`(${sql.join(columns.map((column) => row[column]))})`;
  });
  await sql`insert into ${sql.table(name)} (${listed}) values ${sql.join(rows)}`.execute(db);
}

/** Safe because only `rowLines` writes these lines, and their checksum was right. */
function rowOf(line: string): Row {
  return JSON.parse(line);
}

/** Sets PostgreSQL's sequences to the highest key. */
async function continueSequences(db: Database, table: string): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select attname::text as column, pg_get_serial_sequence(quote_ident(${table}), attname) as sequence
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(quote_ident(${table}), attname) is not null`.execute(db);
  for (const { column, sequence } of rows) {
    await sql`select setval(${sequence}::regclass, max(${sql.ref(column)}))
      from ${sql.table(table)} having max(${sql.ref(column)}) is not null`.execute(db);
  }
}
