import { randomUUID } from 'node:crypto';
import type { DatabasePlace } from '#server/backup/snapshot.ts';
import type { Database } from '#server/db/connect.ts';
import type { OffsiteBucket } from './offsite-bucket.ts';
import { isOfCopy, offsiteFaultText } from './offsite-fault.ts';
import type { OffsiteKey } from './offsite-key.ts';
import {
  BAD_COPY_DELAY_MS,
  claimOffsite,
  isProofDue,
  OFFSITE_CLAIM_MS,
  offsiteState,
  RETRY_DELAY_MS,
  releaseOffsiteClaim,
  renewOffsiteClaim,
  settleNotProved,
  settleNotSent,
} from './offsite-state.ts';
import { proveCopy, removeProof } from './prove-copy.ts';
import { sendCopies } from './send-copies.ts';

export type OffsiteRun = {
  readonly db: Database;
  readonly place: DatabasePlace;
  /** Where this machine keeps backups. */
  readonly folder: string;
  readonly bucket: OffsiteBucket;
  readonly key: OffsiteKey;
  readonly now: () => number;
};

/**
 * Does what is due for the copies off this machine: sends, then proves. Failures are stored for General, and tried again.
 * @param isProofWanted proves although it is not due
 * @returns what failed, in Spanish; also nothing when another process is at it
 */
export async function runOffsite(
  run: OffsiteRun,
  { isProofWanted }: { isProofWanted: boolean },
): Promise<string[]> {
  const { db, now } = run;
  const claimant = randomUUID();
  if (!(await claimOffsite(db, { claimant, now: now() }))) return [];
  const renewing = setInterval(
    () => renewOffsiteClaim(db, { claimant, now: now() }).catch(() => undefined),
    OFFSITE_CLAIM_MS / 5,
  );
  try {
    await removeProof(run.folder);
    const faults = [await sent(run), await proved(run, isProofWanted)];
    return faults.filter((fault) => fault !== null);
  } finally {
    clearInterval(renewing);
    await releaseOffsiteClaim(db, claimant);
  }
}

async function sent(run: OffsiteRun): Promise<string | null> {
  const { db, now } = run;
  try {
    await sendCopies(run);
    return null;
  } catch (error) {
    const text = offsiteFaultText(error, now());
    await settleNotSent(db, { error: text, now: now() });
    return text;
  }
}

async function proved(run: OffsiteRun, isWanted: boolean): Promise<string | null> {
  const { db, now } = run;
  const before = await offsiteState(db);
  if (!isWanted && !isProofDue(before, now())) return null;
  try {
    await proveCopy(run);
    return null;
  } catch (error) {
    const text = offsiteFaultText(error, now());
    const isBad = isOfCopy(error);
    const isAgain = before.proof_error !== null;
    await settleNotProved(db, {
      error: text,
      notBefore: now() + (isBad && isAgain ? BAD_COPY_DELAY_MS : RETRY_DELAY_MS),
      isSentAgain: isBad && !isAgain,
    });
    return text;
  }
}
