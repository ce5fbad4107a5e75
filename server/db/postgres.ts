import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { preparedClient } from './prepared-client.ts';

/**
 * Orders wait for one another at their number, and changes of the catalogue at its version: more connections would only
 * make the server wake more of those that wait.
 */
const CONNECTIONS = 6;

/** How long anyone waits for a connection before being told that there is none; in milliseconds. */
const CONNECT_WITHIN = 10_000;

/** How many connections are open, how many of them idle, and how many users wait for one. */
export type PoolUse = { readonly open: number; readonly idle: number; readonly waiting: number };

/**
 * A pool on a PostgreSQL server; 64-bit integers and sums come back as safe numbers.
 * @param onOpen gets, once the pool is there, what tells of its use
 */
export function postgresDialect(url: string, onOpen: (use: () => PoolUse) => void): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = await openPool(url);
      onOpen(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
      return {
        options: pool.options,
        connect: async () => preparedClient(await pool.connect()),
        end: () => pool.end(),
      };
    },
  });
}

/** The driver is loaded here: a shop on the embedded database starts and idles without it. */
async function openPool(url: string): Promise<pg.Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_WITHIN,
    types: numericTypes(pg),
  });
  // A connection that ends, idle or between two statements, says so in an event that would end the process if nobody
  // listened. The pool replaces it; whoever was using it hears of it from the next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function numericTypes({ TypeOverrides, types: { builtins } }: typeof pg): pg.TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(builtins.INT8, safeInteger);
  types.setTypeParser(builtins.NUMERIC, safeInteger);
  return types;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}
