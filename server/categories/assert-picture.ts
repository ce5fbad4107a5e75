import { basename } from 'node:path';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { Refusal } from '#server/kernel/errors.ts';

/** A picture is a photo that the shop has stored. @throws Refusal 'invalid-request' · 'photos-unavailable' */
export async function assertPicture(photos: PhotoStore, picture: string | null): Promise<void> {
  if (picture === null || (await photos.read(basename(picture))) !== null) return;
  const message = 'Foto: no es una foto de la tienda';
  throw new Refusal('invalid-request', { errors: [{ field: 'picture', message }] });
}
