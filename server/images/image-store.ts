import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { countedStep, type Report, unwatched } from '#server/progress.ts';
import type { PhotoStore } from './photo-store.ts';

const DEMO_PHOTOS = fileURLToPath(new URL('../../demo/photos/', import.meta.url));
const MAX_CONCURRENT = 8;

/** A photo's name: letters, digits, '_' and '-', so it can't leave the folder, and short enough for a tar. */
export const IMAGE_NAME = /^[\w-]{1,95}\.webp$/;

/** The folder of the original photos. */
export function imageFolder(dataDir: string): string {
  return join(dataDir, 'images');
}

/** @param name matches `IMAGE_NAME` */
export function originalPath(dataDir: string, name: string): string {
  return join(imageFolder(dataDir), name);
}

/** Copies the demo's photos to the originals; existing ones stay as they are. */
export async function addDemoPhotos(photos: PhotoStore): Promise<void> {
  await copyPhotos(DEMO_PHOTOS, photos);
}

/** Copies a folder's photos into a store and returns their number; existing ones stay as they are. */
export async function copyPhotos(
  folder: string,
  photos: PhotoStore,
  report: Report = unwatched,
): Promise<number> {
  const existing = new Set(await photos.names());
  const missing = (await readdir(folder)).filter((name) => IMAGE_NAME.test(name) && !existing.has(name));
  const count = countedStep(report, 'photos-copied', missing.length);
  await pLimit(MAX_CONCURRENT).map(missing, async (name) => {
    await photos.copyIn(name, join(folder, name));
    count(1);
  });
  return missing.length;
}
