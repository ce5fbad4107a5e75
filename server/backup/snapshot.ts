import { existsSync } from 'node:fs';
import { databaseFile, type Engine } from '#server/db/connect.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';
import type { TableShape } from './table-shape.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database as it stands at one moment, whatever is written to it meanwhile. */
export type Snapshot = {
  readonly engine: Engine;
  /** The name of the last migration that was applied, or `null` where there is no shop yet. */
  readonly schema: string | null;
  readonly tables: readonly TableShape[];
  /** The rows of a table by its key, text in the order of its bytes, in batches. */
  batches(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
};

export type DatabasePlace = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Opens a connection of its own; writers go on beside it. Whoever opens it closes it. */
export async function openSnapshot({ databaseUrl, dataDir }: DatabasePlace): Promise<Snapshot> {
  if (databaseUrl !== null) return openPostgresSnapshot(databaseUrl);
  const file = databaseFile(dataDir);
  return existsSync(file) ? openSqliteSnapshot(file) : nothingYet();
}

function nothingYet(): Snapshot {
  return {
    engine: 'sqlite',
    schema: null,
    tables: [],
    async *batches() {},
    async close() {},
  };
}
