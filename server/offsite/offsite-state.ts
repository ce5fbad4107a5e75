import type { Database } from '#server/db/connect.ts';
import type { OffsiteStateRow } from '#server/db/tables/offsite-tables.ts';
import type { BackupStateRow } from '#server/db/tables/process-tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A claim that was not renewed for this long belongs to a process that died. */
export const OFFSITE_CLAIM_MS = 5 * MINUTE_MS;
export const RETRY_DELAY_MS = 30 * MINUTE_MS;
/** After a copy proved bad twice, so that a large shop isn't sent and fetched all day. */
export const BAD_COPY_DELAY_MS = DAY_MS;
const PROVED_EVERY_MS = 30 * DAY_MS;

export async function offsiteState(db: Database): Promise<OffsiteStateRow> {
  return db.selectFrom('offsite_state').selectAll().executeTakeFirstOrThrow();
}

/** Whether a process is at work with the copies now. A claim too far in the future is from a clock that was set back. */
export function isOffsiteClaimed({ claimed_until: until }: OffsiteStateRow, now: number): boolean {
  return until !== null && until > now && until <= now + OFFSITE_CLAIM_MS;
}

/** Whether the newest backup has not been sent, and no failure delays it. */
export function isSendingDue(
  state: OffsiteStateRow,
  { name }: Pick<BackupStateRow, 'name'>,
  now: number,
): boolean {
  return name !== null && name !== state.sent_name && !isDelayed(state.send_not_before, now);
}

/** Once a month, the first time after the first copy. A proof dated in the future is from a clock that was set back. */
export function isProofDue(state: OffsiteStateRow, now: number): boolean {
  const { sent_at: sentAt, proved_at: provedAt, proof_not_before: notBefore, proof_error: error } = state;
  if (sentAt === null || isDelayed(notBefore, now)) return false;
  if (provedAt === null || error !== null) return true;
  return now - provedAt >= PROVED_EVERY_MS || provedAt > now + DAY_MS;
}

/** A delay longer than any is from a clock that was set back. */
function isDelayed(notBefore: number, now: number): boolean {
  return notBefore > now && notBefore <= now + BAD_COPY_DELAY_MS;
}

/** False when another process has the claim. One statement checks and claims. */
export async function claimOffsite(
  db: Database,
  { claimant, now }: { claimant: string; now: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('offsite_state')
    .set({ claimed_by: claimant, claimed_until: now + OFFSITE_CLAIM_MS })
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', now),
        eb('claimed_until', '>', now + OFFSITE_CLAIM_MS),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function renewOffsiteClaim(
  db: Database,
  { claimant, now }: { claimant: string; now: number },
): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({ claimed_until: now + OFFSITE_CLAIM_MS })
    .where('claimed_by', '=', claimant)
    .execute();
}

export async function releaseOffsiteClaim(db: Database, claimant: string): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', claimant)
    .execute();
}

/** @param error what is wrong although the copy was sent: others were lost */
export async function settleSent(
  db: Database,
  sent: { sent_at: number; sent_name: string; sent_bytes: number; kept: number; send_error: string | null },
): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({ ...sent, send_not_before: 0 })
    .execute();
}

export async function settleNotSent(
  db: Database,
  { error, now }: { error: string; now: number },
): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({ send_error: error, send_not_before: now + RETRY_DELAY_MS })
    .execute();
}

export async function settleProved(
  db: Database,
  proved: { proved_at: number; proved_name: string; proved_products: number; proved_orders: number },
): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({ ...proved, proof_not_before: 0, proof_error: null })
    .execute();
}

type NotProved = {
  readonly error: string;
  /** Of the next proof. */
  readonly notBefore: number;
  /** Whether the newest backup has to be sent once more before it. */
  readonly isSentAgain: boolean;
};

export async function settleNotProved(
  db: Database,
  { error, notBefore, isSentAgain }: NotProved,
): Promise<void> {
  await db
    .updateTable('offsite_state')
    .set({
      proof_error: error,
      proof_not_before: notBefore,
      ...(isSentAgain && { sent_name: null, send_not_before: 0 }),
    })
    .execute();
}
