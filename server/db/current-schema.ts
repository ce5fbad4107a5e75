import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** The schema on PostgreSQL in which the connection finds and makes its tables. @throws when it may use none */
export async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema()::text as name`.execute(db);
  const name = rows[0]?.name ?? null;
  if (name === null) throw new NoSchema();
  return name;
}

/** The search path of the connection names no schema that exists. */
export class NoSchema extends Error {
  constructor() {
    super('the connection has no schema');
    this.name = 'NoSchema';
  }
}
