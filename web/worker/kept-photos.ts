import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { PHOTOS_CACHE } from './kept-caches.ts';
import { photoNotAtHand } from './kept-files.ts';
import { fitting, ROOM } from './room.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

const { maxEntries } = ROOM.photos;

export const photos = new CacheFirst({
  cacheName: PHOTOS_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    fitting(ROOM.photos),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: THIRTY_DAYS }),
    { handlerDidError: photoNotAtHand },
  ],
});
