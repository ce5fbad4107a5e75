import type { CounterName } from './db/tables/process-tables.ts';
import type { Context } from './kernel/context.ts';

const VERSIONS = ['catalogue-version', 'store-version'] as const satisfies readonly CounterName[];

/** Reads what other processes and commands changed of products and settings: mostly nothing, by one query. */
export async function catchUp({
  db,
  catalogue,
  settings,
}: Pick<Context, 'db' | 'catalogue' | 'settings'>): Promise<void> {
  const rows = await db.selectFrom('counters').selectAll().where('name', 'in', VERSIONS).execute();
  const versionOf = (name: CounterName) => rows.find((row) => row.name === name)?.value;
  await Promise.all([
    catalogue.catchUp(versionOf('catalogue-version')),
    settings.catchUp(versionOf('store-version')),
  ]);
}
