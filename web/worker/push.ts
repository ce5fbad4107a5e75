import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WirePushNews } from '#schemas/wire/push.ts';

declare const self: ServiceWorkerGlobalScope;

const DESK = /^\/hilvandash(?:\/|$)/i;

/** Shows the desk's notifications of new orders and opens the order at a tap. It stores nothing of an order. */
export function notifyOfOrders(): void {
  self.addEventListener('push', (event) => {
    if (event.data !== null) event.waitUntil(show(newsIn(event.data)));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(new URL(pathOf(event.notification), self.location.origin)));
  });
}

async function show({ tag, title, text, path }: WirePushNews): Promise<void> {
  // Browsers take the permission away from sites that get a push and show nothing.
  await self.registration.showNotification(title, {
    tag,
    body: text,
    icon: '/icon-192.png',
    data: path,
  });
  const [first] = await deskPages();
  // One page is enough for one sound.
  first?.postMessage({ type: 'new-order' });
}

async function open(url: URL): Promise<void> {
  const [page] = await deskPages();
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  // A page that another version of the worker serves can't be led elsewhere.
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

async function deskPages(): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => DESK.test(new URL(url).pathname));
}

/** Safe because only the shop's own server can encrypt for this browser. */
function newsIn(data: PushMessageData): WirePushNews {
  return data.json() as WirePushNews;
}

/** A path of the dashboard, whatever the notification holds. */
function pathOf({ data }: Notification): string {
  return typeof data === 'string' && DESK.test(data) ? data : deskPath('orders');
}
