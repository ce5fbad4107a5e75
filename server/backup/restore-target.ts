import type { Database } from '#server/db/connect.ts';
import type { DatabasePlace } from './snapshot.ts';

/** Where a backup goes: a new database beside the one that is there, which takes its place in one step. */
export type RestoreTarget = {
  /** Whether something is there that would have to make room. */
  holdsShop(): Promise<boolean>;
  /** @throws BackupFault while a shop is at work on it */
  assertStopped(): Promise<void>;
  /** Makes the new database, empty. Whoever asks for it destroys it. */
  stage(): Promise<Database>;
  readonly staged: DatabasePlace;
  /** The schema on PostgreSQL that the new tables stand in. */
  readonly stagedSchema?: string;
  /** Puts the new one in the place of the old one, and that where it is kept: says where, or `null` if there was none. */
  swapIn(): Promise<string | null>;
  /** Removes the new one when it came to nothing. */
  discard(): Promise<void>;
};
