import type { Engine } from '#server/db/connect.ts';
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
