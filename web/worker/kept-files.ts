import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { FILES_CACHE, keptAt } from './kept-caches.ts';
import { OWN_BUILD } from './own-build.ts';

/** Shown in place of a photo that is not at hand. */
const NO_PHOTO = '/art/no-photo.svg';

const files = new PrecacheController({ cacheName: FILES_CACHE });
files.addToCacheList([
  ...OWN_BUILD.files.map((url) => ({ url, revision: null })),
  { url: NO_PHOTO, revision: OWN_BUILD.version },
]);

/** Answers what this build's pages fetch. */
export const ownFiles = new PrecacheRoute(files);

export function keepOwnFiles(event: ExtendableEvent): void {
  files.install(event);
}

/** Removes what else stands in the cache: files of earlier builds. A cache that was removed meanwhile is not made again. */
export async function removeOtherFiles(event: ExtendableEvent): Promise<void> {
  if (await caches.has(FILES_CACHE)) await files.activate(event);
}

export function photoNotAtHand(): Promise<Response | undefined> {
  return files.matchPrecache(NO_PHOTO);
}

/** A file of an earlier build, which its open pages may still ask for. A name belongs to one content for good. */
export async function answerEarlierFile(request: Request): Promise<Response> {
  return (await keptAt(request.url, FILES_CACHE)) ?? fetch(request);
}
