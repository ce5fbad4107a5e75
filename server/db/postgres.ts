import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** A pool on a PostgreSQL server; 64-bit integers and sums come back as safe numbers. */
export function postgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString: url, max: 20, types: numericTypes() }),
  });
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
