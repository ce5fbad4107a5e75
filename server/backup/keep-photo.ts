import { originalPath } from '#server/images/image-store.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { writeFileDurably } from '#server/images/write-file-durably.ts';

/** Stores a photo among the originals. A different photo of the same name is first copied to the folder `aside`. */
export async function keepPhoto(
  photos: PhotoStore,
  { name, bytes, aside }: { name: string; bytes: Buffer; aside: string },
): Promise<void> {
  const existing = await photos.read(name);
  if (existing?.equals(bytes)) return;
  if (existing !== null) await writeFileDurably(originalPath(aside, name), existing);
  await photos.write(name, bytes);
}
