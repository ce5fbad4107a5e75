import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { copyName } from './copy-name.ts';
import type { OffsiteBucket } from './offsite-bucket.ts';
import type { OffsiteKey } from './offsite-key.ts';
import { unseal } from './sealed-copy.ts';

type Fetching = {
  readonly bucket: OffsiteBucket;
  readonly key: OffsiteKey;
  /** The backup's name. */
  readonly name: string;
  /** A file that does not exist yet. */
  readonly path: string;
  /** Hears of each part, by its size. */
  readonly onBytes?: (bytes: number) => void;
};

/** Brings a copy back as the backup that it was. Returns its SHA-256. @throws BackupFault for a bad copy or another key */
export async function fetchCopy({ bucket, key, name, path, onBytes }: Fetching): Promise<string> {
  const hash = createHash('sha256');
  async function* plain() {
    for await (const chunk of unseal(bucket.read(copyName(name)), { key, name })) {
      hash.update(chunk);
      onBytes?.(chunk.length);
      yield chunk;
    }
  }
  try {
    await pipeline(plain(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof BackupFault) throw new BackupFault(`la copia ${name} del depósito ${error.message}`);
    throw error;
  }
  return hash.digest('hex');
}
