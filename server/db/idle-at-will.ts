import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Lets a transaction of PostgreSQL wait between its statements as long as it needs. A database may end idle transactions,
 * because those of a machine that vanished keep rows locked (docs/scaling.md).
 */
export async function idleAtWill(db: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}
