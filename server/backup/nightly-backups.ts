import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { BackupLauncher } from './backup-launcher.ts';
import { backupState, isClaimed, isNightlyDue } from './backup-state.ts';

/** How often a process checks whether the nightly backup is due, also after its start; in ms. */
const CHECK_EVERY_MS = 60_000;

type NightlyParts = {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly launcher: BackupLauncher;
};

/** Every process checks, and the one that gets the claim makes the backup. Returns the function that stops checking. */
export function startNightlyBackups({ db, log, launcher }: NightlyParts): () => void {
  async function check(): Promise<void> {
    try {
      const state = await backupState(db);
      const now = Date.now();
      if (!isClaimed(state, now) && isNightlyDue(state, now)) launcher.start('nightly');
    } catch (error) {
      log.error({ err: error }, 'not seen whether a backup is due');
    }
  }

  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
