import { type NamedBackup, namedBackup } from '#server/backup/backup-name.ts';
import type { StoredObject } from './offsite-bucket.ts';

const ENDING = '.cifrada';

/** The name of a backup's copy in the bucket: 'hilvan-2026-11-21T063004Z.tar.cifrada'. */
export function copyName(backup: string): string {
  return backup + ENDING;
}

export type StoredCopy = NamedBackup & { readonly bytes: number };

/** The copies among the objects of a bucket, newest first; other objects are not ours. */
export function copiesAmong(objects: readonly StoredObject[]): StoredCopy[] {
  return objects
    .flatMap(({ name, bytes }) => {
      const backup = name.endsWith(ENDING) ? namedBackup(name.slice(0, -ENDING.length)) : null;
      return backup === null ? [] : { ...backup, bytes };
    })
    .sort((one, other) => other.madeAt - one.madeAt);
}
