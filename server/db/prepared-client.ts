import type { PostgresClient, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isUnanswered } from './storage-fault.ts';

/** Lists of rows give a different statement for each length, so the number of prepared ones is limited. */
const MAX_NAMES = 300;

const PREPARED = /^(insert|update|select|delete|with .* insert) /;
const UNPREPARED = /\*| like /;

const names = new Map<string, string>();

/**
 * A connection that prepares repeated statements, so the server parses and plans them once. Not prepared are statements
 * with a '*', which fail after a migration while an older process still runs, and searches, whose plan depends on the
 * words.
 * @param patienceMs after how long without an answer a statement fails, and its connection with it; `null` for no end
 * @param failed called with the error of each statement that fails, and when its connection was taken, by
 * `performance.now()`
 */
export function createPreparedClient(
  client: pg.PoolClient,
  patienceMs: number | null,
  failed: (error: unknown, takenAt: number) => void,
): PostgresPoolClient {
  const takenAt = performance.now();
  let givenUp: unknown = null;
  const query = async (text: string, values: readonly unknown[] = []) => {
    // Not even a rollback is answered behind a statement that waits. PostgreSQL rolls back itself once it misses the connection.
    if (givenUp !== null) throw givenUp;
    try {
      return await client.query({
        text,
        values: [...values],
        ...nameOf(text),
        ...(patienceMs !== null && { query_timeout: patienceMs }),
      });
    } catch (error) {
      if (isUnanswered(error)) givenUp = error;
      failed(error, takenAt);
      throw error;
    }
  };
  // Only cursors pass an object, and nothing here uses one.
  return {
    query: query as unknown as PostgresClient['query'],
    release: (destroy) => client.release(givenUp !== null || destroy),
  };
}

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (!PREPARED.test(text) || UNPREPARED.test(text) || names.size >= MAX_NAMES) return {};
  const name = `hilvan-${names.size}`;
  names.set(text, name);
  return { name };
}
