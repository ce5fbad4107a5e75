import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Lists of ids make a statement of their own for each length; what is kept must not grow with them. */
const MOST_STATEMENTS = 500;

type Prepared = { readonly statement: StatementSync; readonly isReader: boolean };

/** Runs statements, each prepared once. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #known = new LRUCache<string, Prepared>({ max: MOST_STATEMENTS });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, isReader } = this.#prepared(sql);
    const values = parameters.map(bindable);
    // What a statement answers is known to whoever wrote it: Kysely's types say what `R` is.
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
 * node:sqlite takes a first parameter that is an object for named parameters and then binds nothing,
 * so whatever is no plain value stops here.
 */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  throw new TypeError(`a ${typeof value} cannot be bound to a statement`);
}
