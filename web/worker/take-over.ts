import type { WorkboxPlugin } from 'workbox-core/types.js';
import { OWN_BUILD } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

const TAKE_OVER = 'take-over';

/** A page of another build tells that there is a new version of the shop. */
export const lookForNewBuild: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    const build = response.headers.get('x-build');
    if (build !== null && build !== OWN_BUILD.version) self.registration.update().catch(() => undefined);
    return response;
  },
};

/**
 * Lets the worker of a new build take over at a navigation that leaves the last open page of this one. So no page
 * loses its scripts, and none gets those of another build.
 * @returns the new build's page, or `null` if there is none to be had
 */
export async function handOverIfReady(event: FetchEvent): Promise<Response | null> {
  const { waiting } = self.registration;
  if (waiting === null) return null;
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.some(({ id }) => id !== event.clientId && id !== event.resultingClientId)) return null;
  try {
    const preloaded: unknown = await event.preloadResponse;
    const page = preloaded instanceof Response ? preloaded : await fetch(event.request);
    waiting.postMessage(TAKE_OVER);
    return page;
  } catch {
    // Without network the earlier build answers once more.
    return null;
  }
}

export function takeOverWhenAsked(): void {
  self.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) self.skipWaiting();
  });
}
