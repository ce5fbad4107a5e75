import { originalPath } from '#server/images/image-store.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { writeFileDurably } from '#server/images/write-file-durably.ts';

/** Puts a photo among the originals; another one of that name is copied to the folder `aside` first. */
export async function keepPhoto(
  photos: PhotoStore,
  { name, bytes, aside }: { name: string; bytes: Buffer; aside: string },
): Promise<void> {
  const existing = await photos.read(name);
  if (existing?.equals(bytes)) return;
  if (existing !== null) await writeFileDurably(originalPath(aside, name), existing);
  await photos.write(name, bytes);
}
