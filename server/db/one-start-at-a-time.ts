import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { idleAtWill } from './idle-at-will.ts';
import { isSqlite } from './is-sqlite.ts';

/** The lock's number; no other program on this database uses it. */
const LOCK = 4_835_011;

/**
 * Lets processes that start at once on one PostgreSQL do this work one by one: one's backup and another's migration would
 * deadlock. SQLite needs no lock, because it has one writer and readers block nobody.
 */
export async function oneStartAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return work();
  // A transaction holds the lock, so it is released with a dead process's connection, through a pooler too.
  await db.transaction().execute(async (transaction) => {
    await idleAtWill(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await work();
  });
}
