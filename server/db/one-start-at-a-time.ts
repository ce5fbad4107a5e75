import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { isSqlite } from './is-sqlite.ts';

/** Any number that no other program on this database takes. */
const LOCK = 4_835_011;

/**
 * Has processes that start at once on one PostgreSQL do this one after another: the backup of one and the migration of
 * another would wait for each other's tables. SQLite's file lets in one that writes, and none waits for who reads.
 */
export async function oneStartAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return work();
  // Held by a transaction, and so by whoever is alive: it goes with the connection, through a pooler too.
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await work();
  });
}
