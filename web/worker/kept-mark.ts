import type { WorkboxPlugin } from 'workbox-core/types.js';
import { OWN_BUILD } from './own-build.ts';

/**
 * Marks a page that comes from the worker. Pages read the header through `PerformanceNavigationTiming`, because a script
 * can't read the headers of its own page.
 */
export const keptMark: WorkboxPlugin = {
  async fetchDidFail({ state }) {
    if (state !== undefined) state.isOffline = true;
  },
  async cachedResponseWillBeUsed({ cachedResponse, state }) {
    if (cachedResponse === undefined) return undefined;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', state?.isOffline === true ? 'kept-offline' : 'kept-slow');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** A page of another build needs scripts that this worker doesn't have. */
export const ofOwnBuild: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    return response.headers.get('x-build') === OWN_BUILD.version ? response : null;
  },
};
