import type { Engine } from '#server/db/connect.ts';
import type { TableShape } from './table-shape.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database at one moment, unchanged by later writes. */
export type Snapshot = {
  readonly engine: Engine;
  /** The last migration's name, or `null` without a shop. */
  readonly schema: string | null;
  readonly tables: readonly TableShape[];
  rowsIn(table: TableShape): Promise<number>;
  /** A table's rows in the order of its key (texts by their bytes), in batches. */
  batches(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
};

export type DatabasePlace = { readonly databaseUrl: string | null; readonly dataDir: string };

export async function rowsInAll(snapshot: Snapshot, tables: readonly TableShape[]): Promise<number> {
  let rows = 0;
  for (const table of tables) rows += await snapshot.rowsIn(table);
  return rows;
}
