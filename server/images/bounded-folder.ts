import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DRAFT_STALE_AFTER_MS, isDraft } from './write-file-durably.ts';

/** A folder over its limit shrinks to this share of the limit. */
const SHRINK_TARGET = 0.9;
/** The folder is checked each time this share of the limit was added. */
const CHECK_INTERVAL = 0.05;

type BoundedFolderOptions = {
  readonly path: string;
  readonly maxBytes: number;
  readonly onFault: (error: unknown) => void;
};

type KeptFile = { readonly path: string; readonly bytes: number; readonly readAt: number };

/**
 * Keeps a folder of reproducible files below a size limit. It removes the files with the oldest access time, and
 * unfinished files of a crashed process.
 * @returns a function to call with the bytes that were added; it never waits and never throws
 */
export function createBoundedFolder({
  path,
  maxBytes,
  onFault,
}: BoundedFolderOptions): (bytes: number) => void {
  // The first file after a start triggers a check.
  let added = maxBytes;
  let isSweeping = false;

  return (bytes) => {
    added += bytes;
    if (isSweeping || added < maxBytes * CHECK_INTERVAL) return;
    added = 0;
    isSweeping = true;
    sweep({ path, maxBytes })
      .catch(onFault)
      .finally(() => {
        isSweeping = false;
      });
  };
}

/** Removes files, oldest access first, until the rest fits. */
async function sweep({ path, maxBytes }: { path: string; maxBytes: number }): Promise<void> {
  const files = await keptFiles(path);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const file of files.toSorted((one, other) => one.readAt - other.readAt)) {
    if (total <= maxBytes * SHRINK_TARGET) return;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

async function keptFiles(folder: string): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || !found.isFile()) continue;
    if (!isDraft(basename(name))) kept.push({ path, bytes: found.size, readAt: found.atimeMs });
    else if (Date.now() - found.mtimeMs > DRAFT_STALE_AFTER_MS) await rm(path, { force: true });
  }
  return kept;
}
