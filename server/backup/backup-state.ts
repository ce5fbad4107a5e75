import { dayStart, SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';
import type { BackupStateRow } from '#server/db/tables/process-tables.ts';

const MINUTE_MS = 60_000;

/** The nightly backup is due at half past three, shop time. */
const NIGHTLY_TIME_MS = 3.5 * 60 * MINUTE_MS;
/** A claim that was not renewed for this long belongs to a process that died. */
export const CLAIM_MS = 5 * MINUTE_MS;
const RETRY_DELAY_MS = 30 * MINUTE_MS;

export async function backupState(db: Database): Promise<BackupStateRow> {
  return db.selectFrom('backup_state').selectAll().executeTakeFirstOrThrow();
}

/** Whether a process is making a backup now. A claim too far in the future is from a clock that was set back. */
export function isClaimed({ claimed_until: until }: BackupStateRow, now: number): boolean {
  return until !== null && until > now && until <= now + CLAIM_MS;
}

/** Whether the last good backup is older than the last due time, or dated in the future. */
export function isNightlyDue(
  { made_at: madeAt, not_before: notBefore }: BackupStateRow,
  now: number,
): boolean {
  if (notBefore > now && notBefore <= now + RETRY_DELAY_MS) return false;
  return madeAt === null || madeAt < lastNightlyTime(now) || madeAt > now + MINUTE_MS;
}

function lastNightlyTime(now: number): number {
  const today = dayStart(now) + NIGHTLY_TIME_MS;
  return today <= now ? today : today - SHOP_DAY_MS;
}

/**
 * Claims the backup for `CLAIM_MS` ms; false when another process has the claim, or had it since `seen`. One statement
 * checks and claims, so only one of several processes gets it.
 */
export async function claimBackup(
  db: Database,
  { seen, claimant, now }: { seen: BackupStateRow; claimant: string; now: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('backup_state')
    .set({ claimed_by: claimant, claimed_until: now + CLAIM_MS })
    .where('claimed_by', 'is not distinct from', seen.claimed_by)
    .where('claimed_until', 'is not distinct from', seen.claimed_until)
    .where('made_at', 'is not distinct from', seen.made_at)
    .where('not_before', '=', seen.not_before)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function renewClaim(
  db: Database,
  { claimant, now }: { claimant: string; now: number },
): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ claimed_until: now + CLAIM_MS })
    .where('claimed_by', '=', claimant)
    .execute();
}

/** Stores a good backup and releases the claim. */
export async function settleMade(
  db: Database,
  { claimant, ...made }: { claimant: string; made_at: number; name: string; bytes: number },
): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ ...made, claimed_by: null, claimed_until: null, not_before: 0, last_error: null })
    .where('claimed_by', '=', claimant)
    .execute();
}

/** Stores the failure, releases the claim and delays the next nightly try. */
export async function settleFailed(
  db: Database,
  { claimant, error, now }: { claimant: string; error: string; now: number },
): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ claimed_by: null, claimed_until: null, not_before: now + RETRY_DELAY_MS, last_error: error })
    .where('claimed_by', '=', claimant)
    .execute();
}
