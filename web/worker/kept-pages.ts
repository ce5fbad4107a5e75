import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { NOT_AT_HAND, notAtHandPath, openingPath } from '#web/offline/wanted-page.ts';
import { isOfEarlierBuild } from './earlier-pages.ts';
import { CATALOGUE_CACHE, keptAt, PAGES_CACHE } from './kept-caches.ts';
import { CATALOGUE_PATH } from './kept-catalogue.ts';
import { keptMark, ofOwnBuild, watchPreload } from './kept-mark.ts';
import { isList, pageOfData } from './page-kind.ts';
import { fitting, ROOM } from './room.ts';
import { obeyingSwitch } from './switch-off.ts';
import { isOutOfDate, lookForNewBuild, noteBuildOfPage, wouldMix } from './take-over.ts';

/** A page that was opened before is shown from the worker if the network takes longer, in ms. Slow 4G always does. */
const PATIENCE_MS = 100;

const { maxEntries } = ROOM.pages;
const expiration = new ExpirationPlugin({
  maxEntries,
  matchOptions: { ignoreVary: true },
});

const options = {
  cacheName: PAGES_CACHE,
  // The server compresses by the request's headers; the kept body is the same.
  matchOptions: { ignoreVary: true },
  plugins: [obeyingSwitch, lookForNewBuild, ofOwnBuild, fitting(ROOM.pages), expiration, keptMark],
};

/**
 * From the network, or kept if that is slow. `NetworkFirst` with a timeout ends its event with the kept answer, and the browser
 * then ends the request, so a page would stay as it was first kept.
 */
class NetworkUnlessSlow extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fresh = handler.fetchAndCachePut(request);
    const answered = handler.waitUntil(fresh.catch(() => undefined));
    const slow = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const inTime = await Promise.race([answered, slow]);
    return inTime ?? (await handler.cacheMatch(request)) ?? fresh;
  }
}

export const pages = new NetworkUnlessSlow(options);
/** For data, and for pages of a build that is out of date. */
const patient = new NetworkFirst(options);

/** A page: from the network, or kept, or the way to what is at hand. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  watchPreload(event);
  try {
    const shown = await (isOutOfDate() ? patient : pages).handle({ event, request });
    await noteBuildOfPage(event, shown);
    return shown;
  } catch {
    return insteadOf(new URL(request.url));
  }
}

/**
 * What React Router asks for when a link is followed. Without it, or with the data of another build, the browser opens
 * the page whole.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  if (await isOfEarlierBuild(clientId)) return openWhole(request);
  try {
    const answer = await patient.handle({ event, request });
    return (await wouldMix(event, answer)) ? openWhole(request) : answer;
  } catch {
    return openWhole(request);
  }
}

function openWhole({ url }: Request): Response {
  const headers = {
    'x-remix-redirect': pageOfData(new URL(url)),
    'x-remix-status': '302',
    'x-remix-reload-document': 'true',
  };
  return new Response(null, { status: 204, headers });
}

/** A person's own page, which is never kept. */
export async function answerPrivatePage({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return insteadOf(new URL(request.url));
  }
}

/**
 * For a search or a list, the home, which finds it in the catalogue at hand. For a page whose data alone are kept, the
 * home too, from where the router opens it. What else an address asks of a kept page changes nothing of it, unless the page
 * is a list.
 */
async function insteadOf(url: URL): Promise<Response> {
  const wanted = url.pathname + url.search;
  const home = await keptAt('/', PAGES_CACHE);
  if (
    home &&
    ((await isListAtHand(url)) || (await keptAt(`${url.pathname}.data${url.search}`, PAGES_CACHE)))
  ) {
    return Response.redirect(openingPath(wanted));
  }
  const asksTheSame = url.search !== '' && !isList(url);
  if (asksTheSame && (await keptAt(url.pathname, PAGES_CACHE))) return Response.redirect(url.pathname);
  if (url.pathname === NOT_AT_HAND || !(await keptAt(NOT_AT_HAND, PAGES_CACHE))) return Response.error();
  return Response.redirect(notAtHandPath(wanted));
}

async function isListAtHand(url: URL): Promise<boolean> {
  return isList(url) && (await keptAt(CATALOGUE_PATH, CATALOGUE_CACHE)) !== undefined;
}
