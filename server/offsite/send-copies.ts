import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { namedBackup } from '#server/backup/backup-name.ts';
import { backupState } from '#server/backup/backup-state.ts';
import { outdatedBackups } from '#server/backup/rotation.ts';
import { S3Fault } from '#server/s3/s3-requests.ts';
import { copiesAmong, copyName, type StoredCopy } from './copy-name.ts';
import type { OffsiteBucket } from './offsite-bucket.ts';
import { isSendingDue, offsiteState, settleSent } from './offsite-state.ts';
import type { OffsiteRun } from './run-offsite.ts';
import { seal } from './sealed-copy.ts';

/**
 * Sends the newest backup, if it is on this machine, and again those that the bucket has lost; then removes outdated copies.
 * @throws an S3Fault, a network error, or the system's error
 */
export async function sendCopies(run: OffsiteRun): Promise<void> {
  const { db, folder, bucket, now } = run;
  const newest = await backupState(db);
  const { name } = newest;
  if (name === null || !isSendingDue(await offsiteState(db), newest, now())) return;
  if (!existsSync(join(folder, name))) return;
  const missing = await missingCopies(run, copiesAmong(await bucket.list()), name);
  const bytes = await sendCopy(run, name);
  const here = missing.filter((one) => one !== name && existsSync(join(folder, one)));
  for (const one of here) await sendCopy(run, one);
  const lost = missing.filter((one) => one !== name && !here.includes(one));
  for (const one of lost) await forgetCopy(run, one);
  const kept = await removeOutdated(run, copiesAmong(await bucket.list()));
  await settleSent(db, {
    sent_at: now(),
    sent_name: name,
    sent_bytes: bytes,
    kept,
    send_error: lost.length === 0 ? null : `en el depósito faltan copias que estaban: ${lost.join(', ')}`,
  });
}

/**
 * The copies that should be there, and are not, or not in their size. One that is outdated beside the newest may go: the
 * bucket's own rule can be what removes it.
 */
async function missingCopies(
  { db }: OffsiteRun,
  found: readonly StoredCopy[],
  newest: string,
): Promise<string[]> {
  const sizes = new Map(found.map(({ name, bytes }) => [name, bytes]));
  const sent = await db.selectFrom('offsite_copies').select(['name', 'bytes']).orderBy('name').execute();
  const missing = sent.filter(({ name, bytes }) => sizes.get(name) !== bytes).map(({ name }) => name);
  const all = new Set([newest, ...sizes.keys(), ...missing]);
  const outdated = new Set(
    outdatedBackups([...all].flatMap((name) => namedBackup(name) ?? [])).map(({ name }) => name),
  );
  const gone = missing.filter((name) => outdated.has(name));
  if (gone.length > 0) await db.deleteFrom('offsite_copies').where('name', 'in', gone).execute();
  return missing.filter((name) => !outdated.has(name));
}

/** Returns the size of the encrypted copy. */
async function sendCopy({ db, folder, bucket, key, now }: OffsiteRun, name: string): Promise<number> {
  const hash = createHash('sha256');
  async function* plain() {
    for await (const chunk of createReadStream(join(folder, name))) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const bytes = await bucket.put(copyName(name), seal(plain(), { key, name }));
  const row = { sent_at: now(), bytes, sha256: hash.digest('hex') };
  await db
    .insertInto('offsite_copies')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return bytes;
}

/** By the same rule as on this machine. Returns how many copies are left. */
async function removeOutdated(run: OffsiteRun, found: readonly StoredCopy[]): Promise<number> {
  const outdated = outdatedBackups(found);
  for (const { name } of outdated) {
    if (!(await isRemoved(run.bucket, name))) return found.length;
    await forgetCopy(run, name);
  }
  return found.length - outdated.length;
}

/** A key that may only add is safer, and then the bucket's own rule removes old copies. */
async function isRemoved(bucket: OffsiteBucket, name: string): Promise<boolean> {
  try {
    await bucket.remove(copyName(name));
    return true;
  } catch (error) {
    if (error instanceof S3Fault && error.status === 403) return false;
    throw error;
  }
}

async function forgetCopy({ db }: OffsiteRun, name: string): Promise<void> {
  await db.deleteFrom('offsite_copies').where('name', '=', name).execute();
}
