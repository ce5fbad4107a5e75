import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Lists of ids give a different statement for each length, so the number of kept ones is limited. */
const MAX_STATEMENTS = 500;

type Prepared = { readonly statement: StatementSync; readonly isReader: boolean };

/** Runs statements and prepares each once. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #known = new LRUCache<string, Prepared>({ max: MAX_STATEMENTS });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, isReader } = this.#prepared(sql);
    const values = parameters.map(bindable);
    // Safe because Kysely's types derive `R` from the statement.
    if (isReader) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepared(sql: string): Prepared {
    const known = this.#known.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    this.#known.set(sql, prepared);
    return prepared;
  }
}

/**
 * Refuses parameters that are no plain values: node:sqlite would take a first object as named parameters and bind
 * nothing.
 */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  throw new TypeError(`a ${typeof value} cannot be bound to a statement`);
}
