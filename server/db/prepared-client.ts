import type { PostgresClient, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Lists of rows give a different statement for each length, so the number of prepared ones is limited. */
const MAX_NAMES = 300;

const PREPARED = /^(insert|update|select|delete|with .* insert) /;
const UNPREPARED = /\*| like /;

const names = new Map<string, string>();

/**
 * A connection that prepares repeated statements, so the server parses and plans them once. Not prepared are statements
 * with a '*', which fail after a migration while an older process still runs, and searches, whose plan depends on the
 * words.
 * @param failed called with the error of each statement that fails, and when its connection was taken, by
 * `performance.now()`
 */
export function createPreparedClient(
  client: pg.PoolClient,
  failed: (error: unknown, takenAt: number) => void,
): PostgresPoolClient {
  const takenAt = performance.now();
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await client.query({ text, values: [...values], ...nameOf(text) });
    } catch (error) {
      failed(error, takenAt);
      throw error;
    }
  };
  // Only cursors pass an object, and nothing here uses one.
  return {
    query: query as unknown as PostgresClient['query'],
    release: (destroy) => client.release(destroy),
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
