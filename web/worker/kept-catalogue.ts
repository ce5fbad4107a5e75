import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { CATALOGUE_CACHE } from './kept-caches.ts';
import { fitting, ROOM } from './room.ts';
import { obeyingSwitch } from './switch-off.ts';

/** The only path of the API that is kept: the cards of all visible products. */
export const CATALOGUE_PATH = '/api/catalogue';

const { maxEntries } = ROOM.catalogue;

export const catalogue = new NetworkFirst({
  cacheName: CATALOGUE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [obeyingSwitch, fitting(ROOM.catalogue), new ExpirationPlugin({ maxEntries })],
});
