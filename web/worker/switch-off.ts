import type { WorkboxPlugin } from 'workbox-core/types.js';
import { removeAllCaches } from './kept-caches.ts';
import { noteSwitchedOff } from './worker-power.ts';

declare const self: ServiceWorkerGlobalScope;

/** The name in `Server-Timing` by which the server switches the worker off. Pages read the same header. */
const SWITCHED_OFF = /\boffline-off\b/;

/** One answer with the header is enough: the worker removes what it keeps and itself. */
export const obeyingSwitch: WorkboxPlugin = {
  // Called with each answer of the network, also with those that the browser began to fetch by itself.
  async cacheWillUpdate({ response }) {
    if (!SWITCHED_OFF.test(response.headers.get('server-timing') ?? '')) return response;
    await switchOff();
    return null;
  },
};

async function switchOff(): Promise<void> {
  noteSwitchedOff();
  await self.registration.unregister();
  await removeAllCaches();
}
