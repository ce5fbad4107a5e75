import { SEND_ORDERS } from '#web/waiting-orders/send-orders-tag.ts';
import { sendWaitingOrders } from '#web/waiting-orders/send-waiting-orders.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is no standard of all browsers, so the types don't know it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Sends waiting orders once the browser has a network again, with the shop closed too. */
export function sendOrdersInBackground(): void {
  self.addEventListener('sync', (event) => {
    if (isOfOrders(event)) event.waitUntil(sendAll());
  });
}

/** @throws Error while orders wait: then the browser asks again later */
async function sendAll(): Promise<void> {
  const waiting = await sendWaitingOrders();
  if (waiting > 0) throw new Error(`${waiting} orders still wait`);
}

function isOfOrders(event: Event): event is SyncEvent {
  return 'tag' in event && event.tag === SEND_ORDERS;
}
