import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, type Env } from '#config/env.ts';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { copiesAmong, type StoredCopy } from './copy-name.ts';
import { fetchCopy } from './fetch-copy.ts';
import { type BucketPatience, type OffsiteBucket, openOffsiteBucket } from './offsite-bucket.ts';
import { offsiteFaultText } from './offsite-fault.ts';
import { readOffsiteKey } from './offsite-key.ts';

const KILOBYTE = 1000;
/** Somebody waits at the keyboard. */
const WATCHED: BucketPatience = { timeoutMs: 20_000, tries: 3, firstRetryDelayMs: 500 };

type BackupPlace = Pick<Env, 'backupS3' | 'backupKey' | 'backupKeyFile' | 'backupDir'>;

/** The copies in the configured bucket, newest first. @throws BackupFault, also where none is configured */
export async function copiesElsewhere(place: BackupPlace): Promise<StoredCopy[]> {
  return copiesIn(bucketOf(place).watched);
}

/**
 * Brings a copy of the bucket back among the backups of this machine, decrypted; returns its path.
 * @param name the backup's name; `null` for the newest
 * @throws BackupFault, also where no bucket is configured
 */
export async function bringBack(
  place: BackupPlace,
  { name, report = unwatched }: { name: string | null; report?: Report },
): Promise<string> {
  const { bucket, watched, key } = bucketOf(place);
  const copies = await copiesIn(watched);
  const copy = name === null ? copies[0] : copies.find((one) => one.name === name);
  if (copy === undefined) throw new BackupFault(`en el depósito no hay ${name ?? 'ninguna copia'}`);
  await mkdir(place.backupDir, { recursive: true, mode: 0o700 });
  const draft = join(place.backupDir, `.${copy.name}`);
  await rm(draft, { force: true });
  try {
    const onBytes = inKilobytes(countedStep(report, 'copy-fetched', Math.floor(copy.bytes / KILOBYTE)));
    await fetchCopy({ bucket, key, name: copy.name, path: draft, onBytes });
    const path = join(place.backupDir, copy.name);
    await rename(draft, path);
    return path;
  } catch (error) {
    await rm(draft, { force: true });
    throw new BackupFault(offsiteFaultText(error, Date.now()));
  }
}

/**
 * What a start says that would begin a new shop although the bucket has the copies of one; `null` if it has none.
 * @throws ConfigurationError when nobody knows
 */
export async function shopInBucket({ backupS3 }: Pick<Env, 'backupS3'>): Promise<string | null> {
  if (backupS3 === null) return null;
  try {
    const [newest] = copiesAmong(await openOffsiteBucket(backupS3, WATCHED).list());
    if (newest === undefined) return null;
    return 'en el depósito de BACKUP_S3_URL hay copias de una tienda: restaura la última con npm run restore -- --bucket, o usa otra carpeta del depósito';
  } catch (error) {
    throw new ConfigurationError([
      `BACKUP_S3_URL: no se pudo ver si en el depósito hay copias de una tienda: ${offsiteFaultText(error, Date.now())}`,
    ]);
  }
}

function bucketOf(place: BackupPlace) {
  const key = readOffsiteKey(place);
  if (place.backupS3 === null || key === null) {
    throw new BackupFault('faltan BACKUP_S3_URL y BACKUP_KEY, con las que se guardaron las copias');
  }
  const { backupS3 } = place;
  return { bucket: openOffsiteBucket(backupS3), watched: openOffsiteBucket(backupS3, WATCHED), key };
}

async function copiesIn(bucket: OffsiteBucket): Promise<StoredCopy[]> {
  try {
    return copiesAmong(await bucket.list());
  } catch (error) {
    throw new BackupFault(offsiteFaultText(error, Date.now()));
  }
}

/** Counts whole kilobytes of the bytes that it hears of. */
function inKilobytes(count: (parts: number) => void): (bytes: number) => void {
  let rest = 0;
  return (bytes) => {
    rest += bytes;
    const whole = Math.floor(rest / KILOBYTE);
    rest -= whole * KILOBYTE;
    if (whole > 0) count(whole);
  };
}
