import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isOfBuild, notePageOfBuild } from './earlier-pages.ts';
import { isOfType } from './message-type.ts';
import { OWN_BUILD } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

let isNewBuildSeen = false;

/** An answer of another build tells that there is a new version of the shop. */
export const lookForNewBuild: WorkboxPlugin = {
  // Called with each answer of the network, also with those that the browser began to fetch by itself.
  async cacheWillUpdate({ response }) {
    if (otherBuildOf(response) === null) return response;
    if (!isNewBuildSeen) self.registration.update().catch(() => undefined);
    isNewBuildSeen = true;
    return response;
  },
};

/**
 * Notes a page that is let through although it is of another build. The page that is shown says so, not the network's: a
 * slow one comes after a kept page has been shown in its place.
 */
export async function noteBuildOfPage({ resultingClientId }: FetchEvent, shown: Response): Promise<void> {
  const build = otherBuildOf(shown);
  // Without the note, as on a full device, the page opens the next one whole.
  if (build !== null) await notePageOfBuild(resultingClientId, build).catch(() => undefined);
}

/** Whether a page of this build would get the data of another one. */
export async function wouldMix({ clientId }: FetchEvent, response: Response): Promise<boolean> {
  const build = otherBuildOf(response);
  return build !== null && !(await isOfBuild(clientId, build));
}

/** Whether pages of this build are out of date: then they are shown only without network. */
export function isOutOfDate(): boolean {
  return isNewBuildSeen;
}

/**
 * Pages at rest ask a waiting worker to take over. Open pages keep their files: the new worker notes them as pages of an
 * earlier build.
 */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (isOfType(event.data, 'take-over')) event.waitUntil(self.skipWaiting());
  });
}

/** The build of an answer that is of another one than this worker. */
function otherBuildOf({ headers }: Response): string | null {
  const build = headers.get('x-build');
  return build === OWN_BUILD.version ? null : build;
}
