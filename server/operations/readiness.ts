import type { Database } from '#server/db/connect.ts';
import { readCounters } from '#server/live/watch-changes.ts';
import { withTimeout } from './with-timeout.ts';

const DATABASE_TIMEOUT_MS = 1000;

/**
 * - `ready`: everything works
 * - `starting`: the schema is being brought up to date, or the catalogue read
 * - `no-database`: pages are served from memory, and nothing can be written
 * - `closing`: what is under way is being finished
 */
export type Readiness = 'ready' | 'starting' | 'no-database' | 'closing';

export type ReadinessWatch = {
  now(): Promise<Readiness>;
  /** The shop serves, on this database. */
  open(db: Database): void;
  close(): void;
};

/** Knows whether a process should be sent visitors. */
export function watchReadiness(): ReadinessWatch {
  let database: Database | null = null;
  let isClosing = false;
  let asking: Promise<boolean> | null = null;

  /** However many ask, the database is asked once at a time: one that hangs must not be left with a heap of questions. */
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
      return (await databaseAnswers(database)) ? 'ready' : 'no-database';
    },
    open(db) {
      database = db;
    },
    close() {
      isClosing = true;
    },
  };
}
