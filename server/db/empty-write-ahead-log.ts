import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { isSqlite } from './is-sqlite.ts';

/**
 * Empties SQLite's write-ahead log, which holds erased texts until it is reused. It waits for nobody: while a backup reads
 * the database the log stays as it is. On PostgreSQL there is nothing to do.
 * @throws Error what SQLite says, of a full disk for instance
 */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  if (!isSqlite(db)) return;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  for (const { file } of rows) {
    // The shop's own connection would wait seconds for a reader, and all requests with it.
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec('pragma wal_checkpoint(truncate)');
    } finally {
      database.close();
    }
  }
}
