import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Lets a transaction of PostgreSQL wait between its statements for as long as it takes. A database may end those that wait
 * for long: left by a machine that vanished, they would lock rows (docs/scaling.md).
 */
export async function idleAtWill(db: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}
