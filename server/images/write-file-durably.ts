import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Nobody writes a file for so long; in milliseconds. */
export const DRAFT_IS_STALE_AFTER = 60 * 60_000;

/** Whether a file of that name is one that was being written. */
export function isDraft(name: string): boolean {
  return name.startsWith('.');
}

/**
 * Writes a file so that it is there whole or not at all, and on disk when this returns, even if power fails then.
 * Two that write one file at once do not mix.
 */
export async function writeFileDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${basename(path)}-${randomUUID()}`);
  try {
    await writeAndSync(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A renamed file is only found again after a power cut if its folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
