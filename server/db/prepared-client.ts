import type { PostgresClient, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Lists of rows make a statement of their own for each length; the server must not keep them all. */
const MOST_NAMES = 300;

const PREPARED = /^(insert|update|select|delete|with .* insert) /;
const UNPREPARED = /\*| like /;

const names = new Map<string, string>();

/**
 * A connection that has the server parse and plan what it is asked again and again only once. Left out are statements
 * with a '*': what those answer may change with the schema while an older process still runs, and then a prepared one
 * fails; and searches, which are planned by what they search for.
 */
export function preparedClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) =>
    client.query({ text, values: [...values], ...nameOf(text) });
  // The other way to call it, with a cursor, is for streams of rows, and nothing here asks for one.
  return {
    query: query as unknown as PostgresClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (!PREPARED.test(text) || UNPREPARED.test(text) || names.size >= MOST_NAMES) return {};
  const name = `hilvan-${names.size}`;
  names.set(text, name);
  return { name };
}
