import type { WorkboxPlugin } from 'workbox-core/types.js';
import { OWN_BUILD } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

const TAKE_OVER = 'take-over';

/** Pages of another build that this worker has let through. A worker that is started again has forgotten them. */
const foreignPages = new Set<string>();

let isNewBuildSeen = false;

/** An answer of another build tells that there is a new version of the shop. */
export const lookForNewBuild: WorkboxPlugin = {
  // Called with each answer of the network, also with those that the browser began to fetch by itself.
  async cacheWillUpdate({ request, response, event }) {
    if (!isOfOtherBuild(response)) return response;
    if (event instanceof FetchEvent && request.mode === 'navigate') foreignPages.add(event.resultingClientId);
    if (!isNewBuildSeen) self.registration.update().catch(() => undefined);
    isNewBuildSeen = true;
    return response;
  },
};

/** Whether a page of this build would get the data of another one. */
export function wouldMix({ clientId }: FetchEvent, response: Response): boolean {
  return isOfOtherBuild(response) && !foreignPages.has(clientId);
}

/** Whether pages of this build are out of date: then they are shown only without network. */
export function isOutOfDate(): boolean {
  return isNewBuildSeen;
}

/**
 * Lets the worker of a new build take over at a navigation that leaves the last open page of this one. So no page
 * loses its scripts, and none gets those of another build.
 * @returns the new build's page, or `null` if there is none to be had
 */
export async function handOverIfReady(event: FetchEvent): Promise<Response | null> {
  const { waiting } = self.registration;
  if (waiting === null) return null;
  const open = await self.clients.matchAll({ type: 'window' });
  // A navigation does not say which page it leaves, so one open page counts as that one.
  if (open.filter(({ id }) => id !== event.resultingClientId).length > 1) return null;
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

function isOfOtherBuild({ headers }: Response): boolean {
  const build = headers.get('x-build');
  return build !== null && build !== OWN_BUILD.version;
}
