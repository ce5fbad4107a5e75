import type { WorkboxPlugin } from 'workbox-core/types.js';
import { OWN_BUILD } from './own-build.ts';

/** Requests that got no answer. The library tells its plugins of a failed fetch, but not of a failed preload. */
const unanswered = new WeakSet<Event>();

/** Notes when the network does not answer a navigation that the browser began by itself. */
export function watchPreload(event: FetchEvent): void {
  Promise.resolve(event.preloadResponse).catch(() => unanswered.add(event));
}

/**
 * Marks a page that comes from the worker. Pages read the header through `PerformanceNavigationTiming`, because a script
 * can't read the headers of its own page.
 */
export const keptMark: WorkboxPlugin = {
  async fetchDidFail({ event }) {
    unanswered.add(event);
  },
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (cachedResponse === undefined) return undefined;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', unanswered.has(event) ? 'kept-offline' : 'kept-slow');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** A page of another build needs scripts that this worker doesn't have. */
export const ofOwnBuild: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    return response.headers.get('x-build') === OWN_BUILD.version ? response : null;
  },
};
