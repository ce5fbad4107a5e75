import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { PhotoStore } from './photo-store.ts';

const DEMO_PHOTOS = fileURLToPath(new URL('../../demo/photos/', import.meta.url));
const AT_ONCE = 8;

/** Names that a photo may have: letters, digits, '_' and '-', so no name leads out of the folder, and as long as a tar has room for. */
export const IMAGE_NAME = /^[\w-]{1,95}\.webp$/;

/** Where the originals of photos stand. */
export function imageFolder(dataDir: string): string {
  return join(dataDir, 'images');
}

/** @param name as `IMAGE_NAME` has it */
export function originalPath(dataDir: string, name: string): string {
  return join(imageFolder(dataDir), name);
}

/** Puts the demo's photos among the originals; those already there stay as they are. */
export async function addDemoPhotos(photos: PhotoStore): Promise<void> {
  await copyPhotos(DEMO_PHOTOS, photos);
}

/** Copies the photos of a folder into a store and says how many; those already there stay as they are. */
export async function copyPhotos(folder: string, photos: PhotoStore): Promise<number> {
  const existing = new Set(await photos.names());
  const missing = (await readdir(folder)).filter((name) => IMAGE_NAME.test(name) && !existing.has(name));
  await pLimit(AT_ONCE).map(missing, (name) => photos.copyIn(name, join(folder, name)));
  return missing.length;
}
