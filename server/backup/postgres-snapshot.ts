import { type ControlledTransaction, sql } from 'kysely';
import { connect, type Database } from '#server/db/connect.ts';
import { idleAtWill } from '#server/db/idle-at-will.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Row, Snapshot } from './snapshot.ts';
import type { TableShape } from './table-shape.ts';

const BATCH = 500;

/** A read-only transaction that sees one moment. It needs only the driver, none of PostgreSQL's programs. */
export async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  // A large table takes its time to be counted and sorted.
  const db = connect({ databaseUrl, dataDir: '' }, { patienceMs: null });
  const transaction = await begun(db);
  const close = () =>
    transaction
      .rollback()
      .execute()
      .finally(() => db.destroy());
  try {
    await idleAtWill(transaction);
    return {
      engine: 'postgres',
      schema: await schemaOf(transaction),
      tables: await tablesOf(transaction),
      rowsIn: (table) => rowsIn(transaction, table),
      batches: (table) => batchesOf(transaction, table),
      close,
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function begun(db: Database): Promise<Reader> {
  try {
    return await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

type Reader = ControlledTransaction<Schema>;

async function schemaOf(db: Reader): Promise<string | null> {
  const found = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (found.rows[0]?.name == null) return null;
  const last = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
  return last.rows[0]?.name ?? null;
}

async function tablesOf(db: Reader): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attname::text collate "C") as columns,
      array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as part (number, place)
        join pg_attribute a on a.attnum = part.number
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by part.place) as key,
      array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as parents
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
    order by c.relname::text collate "C"`.execute(db);
  return rows;
}

async function rowsIn(db: Reader, { name }: TableShape): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function* batchesOf(db: Reader, { name, columns, key }: TableShape): AsyncGenerator<readonly Row[]> {
  const types = await typesOf(db, name);
  const values = columns.map((column) =>
    types.get(column) === 'tsvector'
      ? sql`array_to_string(tsvector_to_array(${sql.ref(column)}), ' ') as ${sql.ref(column)}`
      : sql.ref(column),
  );
  // Both engines can order texts by their bytes, whatever the database's collation.
  const order = key.map((column) =>
    types.get(column) === 'text' ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
  );
  await sql`declare rows_of_table no scroll cursor for
    select ${sql.join(values)} from ${sql.table(name)} order by ${sql.join(order)}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows_of_table`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
    }
  } finally {
    // A failed transaction has no cursor to close.
    await sql`close rows_of_table`.execute(db).catch(() => undefined);
  }
}

async function typesOf(db: Reader, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ column: string; type: string }>`
    select attname::text as column, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0`.execute(db);
  return new Map(rows.map(({ column, type }) => [column, type]));
}
