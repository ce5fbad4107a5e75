import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** A pool on a PostgreSQL server; 64-bit integers and sums come back as safe numbers. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 20, types: numericTypes() });
  // A connection that ends, idle or between two statements, says so in an event that would end the process if nobody
  // listened. The pool replaces it; whoever was using it hears of it from the next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

function numericTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, safeInteger);
  types.setTypeParser(pg.types.builtins.NUMERIC, safeInteger);
  return types;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}
