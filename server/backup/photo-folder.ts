import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { IMAGE_NAME, originalPath } from '#server/images/image-store.ts';
import { readOrNull } from '#server/images/read-or-null.ts';
import { writeFileDurably } from '#server/images/write-file-durably.ts';

/** The originals of all photos. None is ever changed or removed, so that they can be copied after the tables. */
export async function photoNames(dataDir: string): Promise<string[]> {
  const folder = dirname(originalPath(dataDir, 'x'));
  const found = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((name) => IMAGE_NAME.test(name)).sort();
}

export function photoChunks(dataDir: string, name: string): AsyncIterable<Uint8Array> {
  return createReadStream(originalPath(dataDir, name));
}

/** Puts a photo among the originals; another one of that name is copied to `aside` first. */
export async function keepPhoto(
  dataDir: string,
  { name, bytes, aside }: { name: string; bytes: Buffer; aside: string },
): Promise<void> {
  const path = originalPath(dataDir, name);
  const existing = await readOrNull(path);
  if (existing?.equals(bytes)) return;
  if (existing !== null) {
    const kept = originalPath(aside, name);
    await mkdir(dirname(kept), { recursive: true });
    await copyFile(path, kept);
  }
  await writeFileDurably(path, bytes);
}
