import { existsSync } from 'node:fs';
import { databaseFile } from '#server/db/connect.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';
import type { DatabasePlace, Snapshot } from './snapshot.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';

/** Opens a snapshot with its own connection; writers go on beside it. The caller closes it. */
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
    rowsIn: async () => 0,
    async *batches() {},
    async close() {},
  };
}
