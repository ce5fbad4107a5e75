import { removeEarlierFiles } from './earlier-pages.ts';
import { CATALOGUE_CACHE, keptAt, PAGES_CACHE, takePagesToKeep } from './kept-caches.ts';
import { CATALOGUE_PATH, catalogue } from './kept-catalogue.ts';
import { pages } from './kept-pages.ts';
import { photos } from './kept-photos.ts';
import { isOfType } from './message-type.ts';
import { OWN_BUILD } from './own-build.ts';
import { mayBeKept } from './page-kind.ts';
import { isOutOfDate } from './take-over.ts';
import { isSwitchedOff } from './worker-power.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page at rest asks the worker to keep: itself, and the photos that it shows. */
type KeepMessage = { readonly type: 'keep'; readonly page: string; readonly photos: readonly string[] };

/**
 * Keeps what the shopper will want without network: the open page with its photos, the pages that are the same for
 * all, the catalogue. One after another, so that a slow network stays free for the shopper.
 */
export async function keepAtRest(event: ExtendableMessageEvent): Promise<void> {
  if (!isKeepMessage(event.data) || isSwitchedOff()) return;
  // The next build keeps what its own pages need.
  if (self.registration.waiting !== null) return;
  const { page, photos: shown } = event.data;
  const earlier = await takePagesToKeep();
  for (const path of [page, ...OWN_BUILD.pages, ...earlier]) await keepPage(path, event);
  if (!(await keptAt(CATALOGUE_PATH, CATALOGUE_CACHE)))
    await keep(catalogue, requestFor(CATALOGUE_PATH), event);
  for (const url of shown) await keep(photos, new Request(url), event);
  // The next build's worker looks after the files of all builds.
  if (!isOutOfDate() && (await servesPages())) await removeEarlierFiles(event);
}

/**
 * Whether open pages are this worker's. One that is about to take over has not noted yet which of them are of an earlier build;
 * one that was replaced serves none, and may still be at work.
 */
async function servesPages(): Promise<boolean> {
  if (self.registration.active?.state !== 'activated') return false;
  return (await self.clients.matchAll({ type: 'window' })).length > 0;
}

async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  if (isOutOfDate() || !mayBeKept(new URL(path, location.origin))) return;
  if (await keptAt(path, PAGES_CACHE)) return;
  await keep(pages, requestFor(path), event);
}

/** As a visitor gets it: never with an administrator's session. */
function requestFor(path: string): Request {
  return new Request(path, { credentials: 'omit', priority: 'low' });
}

type Strategy = Pick<typeof pages | typeof photos, 'handleAll'>;

/** Whatever can't be fetched now is kept when it is opened. */
async function keep(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<void> {
  const [answered, stored] = strategy.handleAll({ event, request });
  await Promise.allSettled([answered, stored]);
}

/** Safe because only pages of this site can write it. */
function isKeepMessage(data: unknown): data is KeepMessage {
  return isOfType(data, 'keep');
}
