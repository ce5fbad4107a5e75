import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';

/** Accepts the shop's own photos and those of hosts in the store configuration. @throws Refusal 'invalid-request' */
export function assertPhotosAllowed({ store }: Context, photos: readonly string[]): void {
  const isAllowed = (url: string) =>
    url.startsWith('/images/') || store.imageHosts.includes(new URL(url).host);
  const refused = photos.findIndex((url) => !isAllowed(url));
  if (refused === -1) return;
  const message = `Fotos: ${photos[refused]} no es de un sitio de imágenes permitido`;
  throw new Refusal('invalid-request', { errors: [{ field: `data.items.0.photo.${refused}`, message }] });
}
