import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

export type DatabaseRows = Readonly<Record<string, readonly object[]>>;

/** All rows of the shop by table, without the engines' own tables. */
export async function databaseRows(db: Database): Promise<DatabaseRows> {
  const tables = await db.introspection.getTables();
  const entries: [string, object[]][] = [];
  for (const { name } of tables.filter((table) => !table.isView && !/_words(_|$)/.test(table.name))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    entries.push([name, rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]);
  }
  return Object.fromEntries(entries);
}
