import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Product } from '#domain/products/product.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
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

/** Copies the photos of these demo products to the originals; existing ones stay as they are. */
export async function addDemoPhotos(
  photos: PhotoStore,
  products: readonly Pick<Product, 'photos'>[],
): Promise<void> {
  const names = new Set(products.flatMap((product) => product.photos.map((url) => basename(url))));
  await copyNamed([...names], { folder: DEMO_PHOTOS, photos, report: unwatched });
}

/** Copies a folder's photos into a store and returns their number; existing ones stay as they are. */
export async function copyPhotos(
  folder: string,
  photos: PhotoStore,
  report: Report = unwatched,
): Promise<number> {
  const names = (await readdir(folder)).filter((name) => IMAGE_NAME.test(name));
  return copyNamed(names, { folder, photos, report });
}

type Copying = { readonly folder: string; readonly photos: PhotoStore; readonly report: Report };

async function copyNamed(names: readonly string[], { folder, photos, report }: Copying): Promise<number> {
  const existing = new Set(await photos.names());
  const missing = names.filter((name) => !existing.has(name));
  const count = countedStep(report, 'photos-copied', missing.length);
  await pLimit(MAX_CONCURRENT).map(missing, async (name) => {
    await photos.copyIn(name, join(folder, name));
    count(1);
  });
  return missing.length;
}
