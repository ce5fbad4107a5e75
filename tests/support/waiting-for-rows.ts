import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** How many connections of this PostgreSQL database wait for a row that another one has. */
export async function waitingForRows(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}
