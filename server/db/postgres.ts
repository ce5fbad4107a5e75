import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { createPreparedClient } from './prepared-client.ts';
import { createWritablePool, type PoolUse, type WritablePool } from './writable-pool.ts';

/**
 * Orders wait for each other at the order number, and catalogue writes at its version. More connections would only add
 * waiting ones.
 */
const MAX_CONNECTIONS = 6;

/** How long to wait for a free connection, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A pool of connections to PostgreSQL, or to the one of several servers that can be written to. 64-bit integers and sums are read as safe numbers.
 * @param patienceMs after how long without an answer a statement fails; `null` for no end
 * @param onOpen called with the function that reads the pool's use, once the pool exists
 */
export function createPostgresDialect(
  url: string,
  patienceMs: number | null,
  onOpen: (use: () => PoolUse) => void,
): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = await openPool(url);
      onOpen(pool.use);
      return {
        options: pool.options,
        connect: async () => createPreparedClient(await pool.connect(), patienceMs, pool.failed),
        end: () => pool.end(),
      };
    },
  });
}

/** Loads the driver, so a shop on the embedded database starts and idles without it. */
async function openPool(url: string): Promise<WritablePool> {
  const { default: driver } = await import('pg');
  return createWritablePool(url, driver, (one) => poolOf(one, driver));
}

function poolOf(url: string, driver: typeof pg): pg.Pool {
  const pool = new driver.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_TIMEOUT_MS,
    types: numericTypes(driver),
  });
  // A lost connection emits an error event, which would end the process without a listener. The pool replaces it, and
  // its user gets the error from the next statement.
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
