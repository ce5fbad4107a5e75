import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_NAME, imageFolder, originalPath } from './image-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { readOrNull } from './read-or-null.ts';
import { writeFileDurably } from './write-file-durably.ts';

/** Photos in `dataDir`. Processes on several machines must share that folder. */
export function createDiskPhotoStore(dataDir: string): PhotoStore {
  const folder = imageFolder(dataDir);
  return {
    isOnDisk: true,
    read: (name) => readOrNull(originalPath(dataDir, name)),
    write: (name, bytes) => writeFileDurably(originalPath(dataDir, name), bytes),
    async copyIn(name, file) {
      await mkdir(folder, { recursive: true });
      // Copied under a unique name first: an interrupted copy leaves no half photo, and two starting processes don't
      // remove each other's copy.
      const draft = join(folder, `.${name}-${randomUUID()}`);
      await copyFile(file, draft);
      await rename(draft, originalPath(dataDir, name));
    },
    async names() {
      await mkdir(folder, { recursive: true });
      return (await readdir(folder)).filter((name) => IMAGE_NAME.test(name)).sort();
    },
  };
}
