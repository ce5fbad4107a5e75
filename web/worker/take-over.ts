import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isOfType } from './message-type.ts';
import { OWN_BUILD } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the earlier worker says to the next one, with the ids of pages of another build than its own. */
type TakeOver = { readonly type: 'take-over'; readonly pages: ReadonlySet<string> };

/** Pages of another build that this worker has let through. A worker that is started again has forgotten them. */
const foreignPages = new Set<string>();

/** Pages of this build that the earlier worker has let through. */
let toldPages: ReadonlySet<string> = new Set();

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
 * Pages at rest ask the worker of their build to hand over, and that one tells the waiting worker to take over. Open pages
 * keep their files: the new worker notes them as pages of an earlier build.
 */
export function changeVersionWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (isOfType(event.data, 'hand-over')) handOver();
    if (!isTakeOver(event.data)) return;
    toldPages = event.data.pages;
    event.waitUntil(self.skipWaiting());
  });
}

function handOver(): void {
  const takeOver = { type: 'take-over', pages: foreignPages } satisfies TakeOver;
  self.registration.waiting?.postMessage(takeOver);
}

/** Ids of pages of this build that were opened before its worker took over. */
export function pagesOfThisBuild(): ReadonlySet<string> {
  return toldPages;
}

/** Safe because only workers of this site can write it. */
function isTakeOver(data: unknown): data is TakeOver {
  return isOfType(data, 'take-over');
}

function isOfOtherBuild({ headers }: Response): boolean {
  const build = headers.get('x-build');
  return build !== null && build !== OWN_BUILD.version;
}
