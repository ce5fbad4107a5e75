import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { type OrderToSend, orderRequestOf } from '#web/api/send-order.ts';
import { SEND_ORDERS } from './send-orders-tag.ts';
import { keepWaitingOrder } from './waiting-orders.ts';

/**
 * Keeps an order that got no answer, with the key with which it was sent. Only where a worker makes the shop open
 * without network: elsewhere the page says that the order failed.
 * @returns whether it is kept
 */
export async function keepOrder({
  form,
  said,
  shown,
}: Pick<OrderToSend, 'form' | 'said'> & { shown: PricedCart }): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false;
  const mayHaveArrived = navigator.onLine;
  const request = orderRequestOf({ form, said, lines: shown.lines });
  try {
    await keepWaitingOrder({
      key: idempotencyKeyFor('order', JSON.stringify(request)),
      request,
      cart: shown.lines.map(({ price: _price, ...line }) => line),
      form,
      total: shown.totals.total,
      amounts: shown.totals.amounts,
      keptAt: new Date().toISOString(),
      standing: { kind: 'waiting', mayHaveArrived },
    });
  } catch {
    return false;
  }
  forgetKey('order');
  await askToSendInBackground();
  return true;
}

/** Where the browser can, the worker sends it with the shop closed. */
async function askToSendInBackground(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready;
    // Background Sync is no standard of all browsers, so the types don't know it.
    const { sync } = registration as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(SEND_ORDERS);
  } catch {
    // The page sends it when the shop is open.
  }
}
