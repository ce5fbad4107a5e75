import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFT_STALE_AFTER_MS, isDraft } from './write-file-durably.ts';

/** Removes unfinished files of killed processes from a folder. Younger drafts can belong to a running process. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isDraft)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > DRAFT_STALE_AFTER_MS) await rm(path, { force: true });
  }
}
