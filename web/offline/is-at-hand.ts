import { listPlace } from '#domain/addresses/list-place.ts';
import { localAnswer } from '#web/catalogue/preload-catalogue.ts';

/** Whether the router can open a page of this site without network: a list of the catalogue at hand, or kept data. */
export async function isAtHand(path: string): Promise<boolean> {
  const { pathname, search, searchParams } = new URL(path, window.location.origin);
  const place = listPlace(pathname);
  if (place !== null && localAnswer(searchParams, place) !== null) return true;
  return (await caches.match(`${pathname}.data${search}`, { ignoreVary: true })) !== undefined;
}
