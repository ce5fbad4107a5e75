import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '#domain/operations/is-disk-low.ts';

/** Of the disk that a folder is on; free is what the shop's own user may still fill. `null` where that can't be read. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
