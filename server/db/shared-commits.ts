import { Mutex } from './mutex.ts';

/** The largest group. In a rush a group would otherwise grow and never commit. */
const MAX_MEMBERS = 64;

/** The engine's only connection. */
type Connection = {
  run(sql: string): unknown;
  readonly isInTransaction: boolean;
};

/** Transactions that share one commit. */
type Group = {
  members: number;
  /** Whether the next transaction to end commits the group. */
  isDue: boolean;
  /** The error with which the engine rolled back the whole group. */
  undoneBy: unknown;
  /** Resolves when the commit is on disk. */
  readonly committed: PromiseWithResolvers<void>;
};

/**
 * Lets simultaneous transactions share one commit, because waiting for the disk is most of a small transaction's cost.
 * They run one by one, each in its own savepoint, so one can be rolled back without the others. None is answered before
 * the shared commit, and no other connection sees its writes before that.
 */
export class SharedCommits {
  readonly #connection: Connection;
  readonly #mutex = new Mutex();
  #group: Group | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Starts a transaction after the earlier ones; it holds the connection until `keep` or `undo`. */
  async begin(): Promise<void> {
    await this.#mutex.take();
    try {
      // A savepoint holds every page that is changed after it in memory: a migration, which is alone, changes all.
      if (this.#group === null) this.#group = this.#newGroup();
      else this.#connection.run('savepoint member');
    } catch (error) {
      this.#mutex.pass();
      throw error;
    }
  }

  /** Ends a transaction and resolves when it is on disk. @throws the shared commit's error */
  keep(): Promise<void> {
    return this.#end((isFirst) => {
      if (!isFirst) this.#connection.run('release member');
    });
  }

  /**
   * Rolls back one transaction. It resolves with the group's commit, because the reason for the rollback can be
   * something that another member wrote.
   */
  undo(): Promise<void> {
    return this.#end((isFirst) => {
      if (isFirst) return this.#undoGroup();
      this.#connection.run('rollback to member');
      this.#connection.run('release member');
    });
  }

  /** The error to report: the statement's own, or the one that rolled back its whole group before. */
  failed(error: unknown): unknown {
    if (this.#group === null || this.#connection.isInTransaction) return error;
    this.#group.undoneBy ??= error;
    return this.#group.undoneBy;
  }

  /** Runs work outside any transaction, after committing the present group. */
  async alone<T>(work: () => T): Promise<T> {
    await this.#mutex.take();
    try {
      this.#commit();
      return work();
    } finally {
      this.#mutex.pass();
    }
  }

  #newGroup(): Group {
    // A transaction that reads first and then writes would be refused after another process's write.
    this.#connection.run('begin immediate');
    const group: Group = {
      members: 0,
      isDue: false,
      undoneBy: null,
      committed: Promise.withResolvers<void>(),
    };
    // A group without members reports no outcome.
    group.committed.promise.catch(() => undefined);
    // By then all requests that arrived together have been read, and their transactions have joined.
    setImmediate(() => {
      if (this.#group !== group) return;
      if (this.#mutex.isTaken) group.isDue = true;
      else this.#commit();
    });
    return group;
  }

  async #end(endMember: (isFirst: boolean) => void): Promise<void> {
    const group = this.#group;
    if (group === null) throw new Error('no transaction was begun');
    try {
      endMember(group.members === 0);
      group.members += 1;
      if (group.isDue || group.members === MAX_MEMBERS) this.#commit();
    } catch (error) {
      // Some errors, such as a full disk, roll back the whole group with all its savepoints.
      this.#lose(error);
    } finally {
      this.#mutex.pass();
    }
    return group.committed.promise;
  }

  /** Nobody else has joined it yet. */
  #undoGroup(): void {
    this.#connection.run('rollback');
    this.#group?.committed.resolve();
    this.#group = null;
  }

  #commit(): void {
    const group = this.#group;
    if (group === null) return;
    try {
      this.#connection.run('commit');
      this.#group = null;
      group.committed.resolve();
    } catch (error) {
      this.#lose(error);
    }
  }

  #lose(error: unknown): void {
    this.#group?.committed.reject(this.#group.undoneBy ?? error);
    this.#group = null;
    if (this.#connection.isInTransaction) this.#connection.run('rollback');
  }
}
