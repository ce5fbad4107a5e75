import { setCacheNameDetails } from 'workbox-core';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keepAtRest } from './keep-at-rest.ts';
import { CACHE_PREFIX, replaceEarlierPages } from './kept-caches.ts';
import { CATALOGUE_PATH, catalogue } from './kept-catalogue.ts';
import { answerData, answerPage, answerPrivatePage } from './kept-pages.ts';
import { NO_PHOTO, photos } from './kept-photos.ts';
import { OWN_BUILD } from './own-build.ts';
import { isOfDesk, mayBeKept } from './page-kind.ts';
import { notifyOfOrders } from './push.ts';
import { answerRoutes, ROUTES_PATH } from './routes-at-hand.ts';
import { sendOrdersInBackground } from './send-in-background.ts';
import { takeOverWhenAsked } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope;

// The worker of the whole site: it makes the shop open without network. Which answers it keeps, and which it never
// does, is all said here. What no route names goes to the network as if there were no worker.

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: 'files', suffix: '' });
precache([
  ...OWN_BUILD.files.map((url) => ({ url, revision: null })),
  { url: NO_PHOTO, revision: OWN_BUILD.version },
]);
addRoute();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && mayBeKept(url),
  ({ event }) => answerPage(fetchOf(event)),
);
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && !isOfDesk(url) && /^\/(?:pedido|presupuesto)\//i.test(url.pathname),
  ({ event }) => answerPrivatePage(fetchOf(event)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data') && mayBeKept(url),
  ({ event }) => answerData(fetchOf(event)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === ROUTES_PATH,
  ({ request }) => answerRoutes(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CATALOGUE_PATH, catalogue);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', photos);

self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(keepAtRest(event)));
takeOverWhenAsked();
sendOrdersInBackground();
notifyOfOrders();

async function begin(): Promise<void> {
  await replaceEarlierPages();
  // Without it each page would wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Safe: routes are asked only by `fetch` events. */
function fetchOf(event: ExtendableEvent): FetchEvent {
  return event as FetchEvent;
}
