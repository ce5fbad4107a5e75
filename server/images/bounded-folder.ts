import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DRAFT_IS_STALE_AFTER, isDraft } from './write-file-durably.ts';

/** What is left after it had grown too large, as a share of the limit. */
const LEFT = 0.9;
/** It is looked through each time that this share of the limit has been added. */
const LOOKED_THROUGH_EACH = 0.05;

type BoundedFolderOptions = {
  readonly path: string;
  readonly maxBytes: number;
  readonly onFault: (error: unknown) => void;
};

type KeptFile = { readonly path: string; readonly bytes: number; readonly readAt: number };

/**
 * Keeps a folder of files that can be made again below a limit: those that nobody has read for longest go, as the file
 * system remembers it. What a crash left half written goes too.
 * @returns what to call after so many bytes were added; it never waits and never throws
 */
export function boundedFolder({ path, maxBytes, onFault }: BoundedFolderOptions): (bytes: number) => void {
  // The first that is added after a start has it looked through.
  let added = maxBytes;
  let isSweeping = false;

  return (bytes) => {
    added += bytes;
    if (isSweeping || added < maxBytes * LOOKED_THROUGH_EACH) return;
    added = 0;
    isSweeping = true;
    sweep({ path, maxBytes })
      .catch(onFault)
      .finally(() => {
        isSweeping = false;
      });
  };
}

/** Removes what has been read least until the rest fits. */
async function sweep({ path, maxBytes }: { path: string; maxBytes: number }): Promise<void> {
  const files = await keptFiles(path);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const file of files.toSorted((one, other) => one.readAt - other.readAt)) {
    if (total <= maxBytes * LEFT) return;
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
    else if (Date.now() - found.mtimeMs > DRAFT_IS_STALE_AFTER) await rm(path, { force: true });
  }
  return kept;
}
