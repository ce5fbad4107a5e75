import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/connect.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { type Report, unwatched } from '#server/kernel/progress.ts';
import { faultText } from './backup-fault.ts';
import { backupsIn } from './backup-name.ts';
import {
  backupState,
  CLAIM_MS,
  claimBackup,
  isClaimed,
  isNightlyDue,
  renewClaim,
  settleFailed,
  settleMade,
} from './backup-state.ts';
import { outdatedBackups } from './rotation.ts';
import type { DatabasePlace } from './snapshot.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

type BackupRun = {
  readonly db: Database;
  readonly place: DatabasePlace;
  readonly photos: PhotoStore;
  readonly folder: string;
  readonly kind: 'nightly' | 'requested';
  readonly now?: () => number;
  readonly report?: Report;
};

/**
 * Claims and makes a backup, stores its outcome, and removes outdated backups.
 * @returns `null` when another process makes one, or when the nightly one is not due
 * @throws the backup's error
 */
export async function runBackup(run: BackupRun): Promise<WrittenBackup | null> {
  const { db, place, photos, folder, kind, now = Date.now, report = unwatched } = run;
  const claimant = randomUUID();
  const seen = await backupState(db);
  const started = now();
  if (isClaimed(seen, started) || (kind === 'nightly' && !isNightlyDue(seen, started))) return null;
  if (!(await claimBackup(db, { seen, claimant, now: started }))) return null;
  // A claim that can't be renewed expires; at worst two backups are made.
  const renewing = setInterval(
    () => renewClaim(db, { claimant, now: now() }).catch(() => undefined),
    CLAIM_MS / 5,
  );
  try {
    const { name, path, bytes } = await writeBackup({ place, photos, folder, kind, now: started, report });
    await settleMade(db, { claimant, made_at: started, name, bytes });
    await removeOutdated(folder);
    return { name, path, bytes };
  } catch (error) {
    // On a full disk this can fail too; the backup's own error says more.
    await settleFailed(db, { claimant, error: faultText(error), now: now() }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

export async function removeOutdated(folder: string): Promise<void> {
  for (const { name } of outdatedBackups(await backupsIn(folder)))
    await rm(join(folder, name), { force: true });
}
