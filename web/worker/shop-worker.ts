import { registerRoute } from 'workbox-routing';
import { noteEarlierPages, removeEarlierFiles } from './earlier-pages.ts';
import { forgetWhenAsked } from './forget-when-asked.ts';
import { keepAtRest } from './keep-at-rest.ts';
import { replaceEarlierPages } from './kept-caches.ts';
import { CATALOGUE_PATH, catalogue } from './kept-catalogue.ts';
import { answerEarlierFile, keepOwnFiles, ownFiles } from './kept-files.ts';
import { answerData, answerPage, answerPrivatePage } from './kept-pages.ts';
import { photos } from './kept-photos.ts';
import { isAskedByDesk, isOfDesk, mayBeKept } from './page-kind.ts';
import { notifyOfOrders } from './push.ts';
import { answerRoutes, ROUTES_PATH } from './routes-at-hand.ts';
import { sendOrdersInBackground } from './send-in-background.ts';
import { takeOverWhenAsked } from './take-over.ts';
import { yieldRoomWhenShort } from './yield-room.ts';

declare const self: ServiceWorkerGlobalScope;

// The worker of the whole site: it makes the shop open without network. Which answers it keeps, and which it never
// does, is all said here. What no route names goes to the network as if there were no worker.

registerRoute(ownFiles);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => answerEarlierFile(request),
);
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
  ({ event }) => answerRoutes(fetchOf(event)),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CATALOGUE_PATH, catalogue);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image' && !isAskedByDesk(request),
  photos,
);

self.addEventListener('install', keepOwnFiles);
self.addEventListener('activate', (event) => event.waitUntil(begin(event)));
self.addEventListener('message', (event) => event.waitUntil(keepAtRest(event)));
takeOverWhenAsked();
forgetWhenAsked();
sendOrdersInBackground();
notifyOfOrders();
yieldRoomWhenShort();

async function begin(event: ExtendableEvent): Promise<void> {
  await noteEarlierPages();
  await removeEarlierFiles(event);
  await replaceEarlierPages();
  // Without it each page would wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Safe: routes are asked only by `fetch` events. */
function fetchOf(event: ExtendableEvent): FetchEvent {
  return event as FetchEvent;
}
