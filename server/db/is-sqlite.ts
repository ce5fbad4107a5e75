import { SqliteAdapter } from 'kysely';
import type { Database } from './connect.ts';

/** Whether the engine is SQLite, for the few statements that differ between the engines. */
export function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
