import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { PHOTOS_CACHE } from './kept-caches.ts';
import { fitting, ROOM } from './room.ts';

/** Shown in place of a photo that is not at hand. */
export const NO_PHOTO = '/art/no-photo.svg';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

const { maxEntries } = ROOM.photos;

export const photos = new CacheFirst({
  cacheName: PHOTOS_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    fitting(ROOM.photos),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: THIRTY_DAYS, purgeOnQuotaError: true }),
    { handlerDidError: () => matchPrecache(NO_PHOTO) },
  ],
});
