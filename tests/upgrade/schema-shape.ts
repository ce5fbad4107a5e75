import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

type Column = { readonly type: string; readonly isRequired: boolean; readonly hasDefault: boolean };

type Demand = {
  readonly definition: string;
  /** Those that a check reads; `null` for all other demands. */
  readonly columns: readonly string[] | null;
};

/** What a version of the program relies on in a database on PostgreSQL. */
export type SchemaShape = {
  /** By 'table'. */
  readonly tables: ReadonlySet<string>;
  /** By 'table.column'. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What a row must comply with, by table: unique indexes, checks, references and triggers, as they are defined. */
  readonly demands: ReadonlyMap<string, readonly Demand[]>;
};

export async function schemaShape(db: Database): Promise<SchemaShape> {
  const { rows: columns } = await sql<{ place: string } & Column>`
    select table_name || '.' || column_name as place, data_type as type, is_nullable = 'NO' as "isRequired",
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const { rows: demands } = await sql<{ table: string } & Demand>`
    select relname::text as "table", pg_get_constraintdef(pg_constraint.oid) as definition,
        case when contype = 'c' then (
          select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)
        ) end as columns
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select tablename::text, regexp_replace(indexdef, '^.* USING', 'UNIQUE'), null from pg_indexes
      where schemaname = current_schema() and indexdef like 'CREATE UNIQUE%'
    union all
    select relname::text, pg_get_triggerdef(pg_trigger.oid), null from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(db);
  return {
    tables: new Set(columns.map(({ place }) => place.slice(0, place.indexOf('.')))),
    columns: new Map(columns.map(({ place, ...column }) => [place, column])),
    demands: Map.groupBy(demands, ({ table }) => table),
  };
}

/** What of a change of the schema the version before it can't work with. */
export function breaches(before: SchemaShape, after: SchemaShape): string[] {
  const tableOf = (place: string) => place.slice(0, place.indexOf('.'));
  const told: string[] = [];
  for (const table of before.tables) if (!after.tables.has(table)) told.push(`${table} is gone`);
  for (const [place, was] of before.columns) {
    const is = after.columns.get(place);
    if (is === undefined) {
      if (after.tables.has(tableOf(place))) told.push(`${place} is gone`);
    } else if (is.type !== was.type) told.push(`${place} is ${is.type} instead of ${was.type}`);
    else if (is.isRequired && !was.isRequired) told.push(`${place} may no longer be null`);
    else if (was.hasDefault && !is.hasDefault && is.isRequired) told.push(`${place} has lost its default`);
  }
  for (const [place, { isRequired, hasDefault }] of after.columns) {
    const isNew = before.tables.has(tableOf(place)) && !before.columns.has(place);
    if (isNew && isRequired && !hasDefault) told.push(`${place} is required and has no default`);
  }
  for (const [table, demands] of after.demands) {
    if (!before.tables.has(table)) continue;
    const known = new Set(before.demands.get(table)?.map(({ definition }) => definition));
    // The version before writes no new column, so a check that reads those alone asks nothing of it.
    const isOfNew = ({ columns }: Demand) =>
      columns?.every((column) => !before.columns.has(`${table}.${column}`)) ?? false;
    for (const demand of demands)
      if (!known.has(demand.definition) && !isOfNew(demand))
        told.push(`${table} demands more: ${demand.definition}`);
  }
  return told;
}
