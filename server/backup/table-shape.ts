/** What a backup needs to know about a table. */
export type TableShape = {
  readonly name: string;
  /** Sorted by name, so both engines give the same order. Computed columns are left out. */
  readonly columns: readonly string[];
  /** The primary key's columns, in order. */
  readonly key: readonly string[];
  /** The tables that it references. */
  readonly parents: readonly string[];
};

/** Tables left out of backups, each with its reason. All other tables are part of a backup. */
const LEFT_BEHIND: Readonly<Record<string, string>> = {
  kysely_migration: 'the manifest says how far the schema had come, and migrations make it anew',
  kysely_migration_lock: 'belongs to the migrations too',
  sessions: 'a session that was ended since must not come back to life: everybody logs in again',
  login_failures: 'who guesses passwords at this moment, and from where, is nothing to keep',
  rate_limits: 'counts calls of the last minute, and is made where it is missing',
  import_parts:
    'files of the last day, which whoever imports still has; an import that is open says that it expired',
  backup_state: 'tells of the backups of one database, and the restored one is another',
  offsite_state: 'the same of its copies elsewhere',
  offsite_copies: 'what stands in a bucket is read there',
};

/** The tables of a backup, each after the tables that it references. */
export function carriedTables(tables: readonly TableShape[]): readonly TableShape[] {
  const carried = new Map(
    tables.filter(({ name }) => !Object.hasOwn(LEFT_BEHIND, name)).map((table) => [table.name, table]),
  );
  const sorted = new Set<TableShape>();
  const add = (table: TableShape, path: readonly string[]) => {
    for (const name of table.parents) {
      const parent = carried.get(name);
      if (parent !== undefined && !path.includes(name)) add(parent, [...path, name]);
    }
    sorted.add(table);
  };
  for (const name of [...carried.keys()].sort()) {
    const table = carried.get(name);
    if (table !== undefined) add(table, [name]);
  }
  return [...sorted];
}
