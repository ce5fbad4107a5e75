/** What a backup has to know of a table. */
export type TableShape = {
  readonly name: string;
  /** By name, so that both engines say them in the same order; columns that the engine computes are left out. */
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** The tables that its rows point to. */
  readonly parents: readonly string[];
};

/** Tables that no backup carries, each with its reason; a table that is not named here is carried. */
const LEFT_BEHIND: Readonly<Record<string, string>> = {
  kysely_migration: 'the manifest says how far the schema had come, and migrations make it anew',
  kysely_migration_lock: 'belongs to the migrations too',
  sessions: 'a session that was ended since must not come back to life: everybody logs in again',
  login_failures: 'who guesses passwords at this moment, and from where, is nothing to keep',
  rate_limits: 'counts calls of the last minute, and is made where it is missing',
  backup_state: 'tells of the backups of one database, and the restored one is another',
};

/** Those to carry, each after the tables that its rows point to. */
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
