import type { WorkboxPlugin } from 'workbox-core/types.js';
import { removeAllCaches } from './kept-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** The name in `Server-Timing` by which the server switches the worker off. Pages read the same header. */
const SWITCHED_OFF = /\boffline-off\b/;

/** One answer with the header is enough: the worker removes what it keeps and itself. */
export const obeyingSwitch: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (SWITCHED_OFF.test(response.headers.get('server-timing') ?? '')) await switchOff();
    return response;
  },
};

async function switchOff(): Promise<void> {
  await self.registration.unregister();
  await removeAllCaches();
}
