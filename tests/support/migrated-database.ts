import { copyFileSync } from 'node:fs';
import { inject } from 'vitest';
import { databaseFile, type Engine } from '#server/db/connect.ts';
import { newDatabase } from './postgres-server.ts';

/**
 * A migrated database, copied from this run's template instead of migrating again. On SQLite it lies inside `dataDir`.
 * @returns its address; `null` on SQLite
 */
export async function migratedDatabase(engine: Engine, dataDir: string): Promise<string | null> {
  const copied = inject('migrated')[engine];
  if (engine === 'postgres') return newDatabase(inject('postgresUrl'), { copied });
  copyFileSync(copied, databaseFile(dataDir));
  return null;
}
