import { Turns } from './turns.ts';

/** Past this many the commit is due, so that a rush keeps nobody waiting for a group that only grows. */
const MOST_MEMBERS = 64;

/** The one connection to an engine that knows savepoints. */
type Connection = {
  run(sql: string): unknown;
  readonly isInTransaction: boolean;
};

/** Transactions that are committed, or lost, together. */
type Group = {
  members: number;
  /** Whether whoever ends next commits. */
  isDue: boolean;
  /** The error with which the engine undid all of them at once. */
  undoneBy: unknown;
  /** Resolves when the commit is on disk. */
  readonly committed: PromiseWithResolvers<void>;
};

/**
 * Has the transactions that are there at one moment share one commit, whose wait for the disk is most of what a small
 * one costs. They run one after another, each but the first in a savepoint of its own, so that one is undone without the
 * others; none is answered before the commit of all, and nobody outside sees what it did before that.
 */
export class SharedCommits {
  readonly #connection: Connection;
  readonly #turns = new Turns();
  #group: Group | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Starts a transaction when those before it have ended; it has the connection until `keep` or `undo`. */
  async begin(): Promise<void> {
    await this.#turns.take();
    try {
      // A savepoint holds every page that is changed after it in memory: a migration, which is alone, changes all.
      if (this.#group === null) this.#group = this.#newGroup();
      else this.#connection.run('savepoint member');
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
  }

  /** Ends a transaction and resolves when it is on disk. @throws whatever failed the commit, for all that share it */
  keep(): Promise<void> {
    return this.#end((isFirst) => {
      if (!isFirst) this.#connection.run('release member');
    });
  }

  /**
   * Undoes a transaction alone. It resolves with the commit of the others: why it was undone may be something that
   * they wrote.
   */
  undo(): Promise<void> {
    return this.#end((isFirst) => {
      if (isFirst) return this.#undoGroup();
      this.#connection.run('rollback to member');
      this.#connection.run('release member');
    });
  }

  /** What failed whoever has the connection: the error of its statement, or that which had undone its transaction. */
  failed(error: unknown): unknown {
    if (this.#group === null || this.#connection.isInTransaction) return error;
    this.#group.undoneBy ??= error;
    return this.#group.undoneBy;
  }

  /** Does something outside of any transaction, with what was done before it committed. */
  async alone<T>(work: () => T): Promise<T> {
    await this.#turns.take();
    try {
      this.#commit();
      return work();
    } finally {
      this.#turns.pass();
    }
  }

  #newGroup(): Group {
    // Begun as a writer: one that reads first would be refused when another process wrote in between.
    this.#connection.run('begin immediate');
    const group: Group = {
      members: 0,
      isDue: false,
      undoneBy: null,
      committed: Promise.withResolvers<void>(),
    };
    // Of a group that nobody has joined yet, nobody hears how it ended.
    group.committed.promise.catch(() => undefined);
    // Requests that arrived together are all read before this comes, and their transactions have then joined.
    setImmediate(() => {
      if (this.#group !== group) return;
      if (this.#turns.isTaken) group.isDue = true;
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
      if (group.isDue || group.members === MOST_MEMBERS) this.#commit();
    } catch (error) {
      // Some errors, such as a full disk, may undo more than their statement: nobody's savepoint is there any more.
      this.#lose(error);
    } finally {
      this.#turns.pass();
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
