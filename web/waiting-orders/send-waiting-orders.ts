import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { type ApiAnswer, callApi } from '#web/api/api-client.ts';
import { whileShopAnswers } from '#web/api/while-shop-answers.ts';
import { rememberOrder } from '#web/my-orders/my-orders-storage.ts';
import type { OrderStanding, WaitingOrder } from './waiting-order.ts';
import { aloneWithOrders, keepWaitingOrder, waitingOrders } from './waiting-orders.ts';

/** Waiting heals these: too many requests, a slow client, a server at rest. */
const NOT_NOW = [408, 429];

/**
 * Sends what waits, each order with its own key. Page and worker call it alike.
 * @returns how many still wait
 */
export function sendWaitingOrders(): Promise<number> {
  return aloneWithOrders(async () => {
    let waiting = 0;
    for (const order of await waitingOrders()) {
      if (order.standing.kind === 'waiting' && !(await settle(order))) waiting += 1;
    }
    return waiting;
  });
}

/** @returns whether an answer settled it */
async function settle(order: WaitingOrder): Promise<boolean> {
  if (!navigator.onLine) return false;
  const standing = await standingAfter(order);
  if (standing === null) return false;
  await keepWaitingOrder({ ...order, standing });
  return true;
}

/** `null` without an answer that settles it. */
async function standingAfter(order: WaitingOrder): Promise<OrderStanding | null> {
  // Noted before, because the browser may end the worker while the answer is on its way.
  // Without room for the note it goes out all the same, because its key makes it one order.
  await keepWaitingOrder({ ...order, standing: { kind: 'waiting', mayHaveArrived: true } }).catch(
    () => undefined,
  );
  const answer = await answerTo(order);
  if (answer === null) return null;
  if (answer.ok) {
    const { orderNumber, link, createdAt } = answer.data;
    await rememberOrder({ orderNumber, link, total: order.total, createdAt });
    return { kind: 'sent', orderNumber, link };
  }
  const isLater = answer.status >= 500 || NOT_NOW.includes(answer.status);
  return isLater ? null : { kind: 'refused', problem: answer.problem };
}

async function answerTo({ key, request }: WaitingOrder): Promise<ApiAnswer<WireOrderReceipt> | null> {
  try {
    const headers = { 'idempotency-key': key };
    // Nobody can take the order back while this runs, so it must not wait on a dead line.
    return await whileShopAnswers((signal) =>
      callApi('/orders', { method: 'POST', body: request, headers, signal }),
    );
  } catch {
    return null;
  }
}
