import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEMO_PHOTOS = fileURLToPath(new URL('../../demo/photos/', import.meta.url));

/** Names that a photo may have: letters, digits, '_' and '-', so no name leads out of the folder. */
export const IMAGE_NAME = /^[\w-]{1,100}\.webp$/;

/** @param name as `IMAGE_NAME` has it */
export function originalPath(dataDir: string, name: string): string {
  return join(dataDir, 'images', name);
}

/** Puts the demo's photos among the originals; those already there stay as they are. */
export async function addDemoPhotos(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'images');
  await mkdir(folder, { recursive: true });
  const existing = new Set(await readdir(folder));
  for (const name of await readdir(DEMO_PHOTOS)) {
    if (existing.has(name) || !IMAGE_NAME.test(name)) continue;
    // Copied under another name first: a start that is cut short leaves no half photo behind.
    const draft = join(folder, `.${name}-draft`);
    await copyFile(join(DEMO_PHOTOS, name), draft);
    await rename(draft, join(folder, name));
  }
}
