import { type Database, poolUseOf } from '#server/db/connect.ts';
import { readCounters } from '#server/kernel/watch-changes.ts';
import { withTimeout } from './with-timeout.ts';

const DATABASE_TIMEOUT_MS = 1000;

/**
 * - `ready`: everything works
 * - `starting`: the database is being migrated, or the catalogue loaded
 * - `no-database`: pages are served from memory, and writes fail
 * - `read-only`: only a standby of the database answers, so that what it has is read, and writes fail
 * - `closing`: open requests are being finished
 */
export type Readiness = 'ready' | 'starting' | 'no-database' | 'read-only' | 'closing';

export type ReadinessWatch = {
  now(): Promise<Readiness>;
  /** Call when the shop serves, with its database. */
  open(db: Database): void;
  close(): void;
};

/** Reports whether the process can serve visitors. */
export function watchReadiness(): ReadinessWatch {
  let database: Database | null = null;
  let isClosing = false;
  let asking: Promise<boolean> | null = null;

  /** Simultaneous checks share one query, so a hanging database doesn't collect queries. */
  function databaseAnswers(db: Database): Promise<boolean> {
    asking ??= withTimeout(DATABASE_TIMEOUT_MS, readCounters(db))
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    async now() {
      if (isClosing) return 'closing';
      if (database === null) return 'starting';
      if (!(await databaseAnswers(database))) return 'no-database';
      return poolUseOf(database)?.isReadOnly === true ? 'read-only' : 'ready';
    },
    open(db) {
      database = db;
    },
    close() {
      isClosing = true;
    },
  };
}
