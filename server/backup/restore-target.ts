import type { Database } from '#server/db/connect.ts';
import type { DatabasePlace } from './snapshot.ts';

/** Where a backup is restored: a new database beside the present one, which replaces it in one step. */
export type RestoreTarget = {
  /** Whether there is a shop that would have to move aside. */
  holdsShop(): Promise<boolean>;
  /** @throws BackupFault while a shop is running on it */
  assertStopped(): Promise<void>;
  /** Creates the new, empty database. The caller destroys the connection. */
  stage(): Promise<Database>;
  readonly staged: DatabasePlace;
  /** Replaces the old database with the new one. Returns where the old one is kept, or `null` if there was none. */
  swapIn(): Promise<string | null>;
  /** Removes the new database after a failure. */
  discard(): Promise<void>;
};
