import { SqliteAdapter } from 'kysely';
import type { Database } from './connect.ts';

/** Which engine is behind it, for the few statements that the engines write in two ways. */
export function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
