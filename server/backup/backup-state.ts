import { dayStart, SHOP_DAY } from '#domain/orders/shop-days.ts';
import type { Database } from '#server/db/connect.ts';
import type { BackupStateRow } from '#server/db/schema.ts';

const MINUTE = 60_000;

/** When the nightly backup falls due: at half past three, at the shop. */
const QUIET_TIME = 3.5 * 60 * MINUTE;
/** A claim that is not renewed for so long was left by a process that died. */
export const CLAIM = 5 * MINUTE;
const RETRY_AFTER = 30 * MINUTE;

export async function backupState(db: Database): Promise<BackupStateRow> {
  return db.selectFrom('backup_state').selectAll().executeTakeFirstOrThrow();
}

/** Whether somebody makes a backup at this moment. A claim for longer than any is from a clock that was set back. */
export function isClaimed({ claimed_until: until }: BackupStateRow, now: number): boolean {
  return until !== null && until > now && until <= now + CLAIM;
}

/** Whether the last good backup is from before the last quiet time, or from a time that has not come yet. */
export function isNightlyDue(
  { made_at: madeAt, not_before: notBefore }: BackupStateRow,
  now: number,
): boolean {
  if (notBefore > now && notBefore <= now + RETRY_AFTER) return false;
  return madeAt === null || madeAt < lastQuietTime(now) || madeAt > now + MINUTE;
}

function lastQuietTime(now: number): number {
  const today = dayStart(now) + QUIET_TIME;
  return today <= now ? today : today - SHOP_DAY;
}

/**
 * Takes the turn to make a backup, for `CLAIM` milliseconds; false when somebody else has it, or had it since `seen`.
 * One statement looks and takes, so that of several processes one gets it.
 */
export async function claimBackup(
  db: Database,
  { seen, claimant, now }: { seen: BackupStateRow; claimant: string; now: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('backup_state')
    .set({ claimed_by: claimant, claimed_until: now + CLAIM })
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
    .set({ claimed_until: now + CLAIM })
    .where('claimed_by', '=', claimant)
    .execute();
}

/** Notes a good backup and hands the turn back. */
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

/** Notes what went wrong, hands the turn back, and has the nightly one wait a while. */
export async function settleFailed(
  db: Database,
  { claimant, error, now }: { claimant: string; error: string; now: number },
): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ claimed_by: null, claimed_until: null, not_before: now + RETRY_AFTER, last_error: error })
    .where('claimed_by', '=', claimant)
    .execute();
}
