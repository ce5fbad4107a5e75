import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SharedCommits } from './shared-commits.ts';
import { SqliteStatements } from './sqlite-statements.ts';

type Parts = {
  readonly database: DatabaseSync;
  readonly statements: SqliteStatements;
  readonly commits: SharedCommits;
};

/** One connection, on which transactions share their commits (see docs/adr/0009). */
export class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  #parts: Parts | null = null;

  constructor(open: () => DatabaseSync) {
    this.#open = open;
  }

  async init(): Promise<void> {
    const database = this.#open();
    const statements = new SqliteStatements(database);
    const commits = new SharedCommits({
      run: (sql) => statements.run(sql, []),
      get isInTransaction() {
        return database.isTransaction;
      },
    });
    this.#parts = { database, statements, commits };
  }

  async acquireConnection(): Promise<Connection> {
    if (this.#parts === null) throw new Error('the database is not open');
    return new Connection(this.#parts);
  }

  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {
    // Only a transaction holds the connection, and it has ended.
  }

  async destroy(): Promise<void> {
    const parts = this.#parts;
    await parts?.commits.alone(() => parts.database.close());
  }
}

/** A user of the only connection, as Kysely's connection. */
class Connection implements DatabaseConnection {
  readonly #parts: Parts;
  #isInTransaction = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    await this.#parts.commits.begin();
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    this.#isInTransaction = false;
    await this.#parts.commits.keep();
  }

  /** Kysely calls this after a failed commit too, when nothing is left to roll back. */
  async rollback(): Promise<void> {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    await this.#parts.commits.undo();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statements, commits, database } = this.#parts;
    if (!this.#isInTransaction) return commits.alone(() => statements.run<R>(sql, parameters));
    try {
      // After an error such as a full disk the engine may have rolled back the whole transaction. A further statement
      // would then be stored alone.
      if (!database.isTransaction) throw new Error('the transaction was undone by an earlier error');
      return statements.run<R>(sql, parameters);
    } catch (error) {
      throw commits.failed(error);
    }
  }

  streamQuery(): never {
    throw new Error('rows are read in batches, not as streams');
  }
}
