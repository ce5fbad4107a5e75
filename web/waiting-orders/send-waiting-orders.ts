import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { type ApiAnswer, callApi } from '#web/api/api-client.ts';
import { rememberOrder } from '#web/my-orders/my-orders-storage.ts';
import type { OrderStanding, WaitingOrder } from './waiting-order.ts';
import { aloneWithOrders, keepWaitingOrder, waitingOrders } from './waiting-orders.ts';

/** Waiting heals these: too many requests, a slow client, a server at rest. */
const NOT_NOW = [408, 429];

/** How many orders the shop took, how many it asks something of, and how many still wait. */
export type SendingOutcome = Readonly<Record<OrderStanding['kind'], number>>;

/** Sends what waits, each order with its own key. Page and worker call it alike. */
export function sendWaitingOrders(): Promise<SendingOutcome> {
  return aloneWithOrders(async () => {
    const outcome = { sent: 0, refused: 0, waiting: 0 };
    for (const order of await waitingOrders()) {
      if (order.standing.kind === 'waiting') outcome[await kindAfter(order)] += 1;
    }
    return outcome;
  });
}

async function kindAfter(order: WaitingOrder): Promise<OrderStanding['kind']> {
  if (!navigator.onLine) return 'waiting';
  const standing = await standingAfter(order);
  if (standing === null) return 'waiting';
  await keepWaitingOrder({ ...order, standing });
  return standing.kind;
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
    return await callApi('/orders', {
      method: 'POST',
      body: request,
      headers: { 'idempotency-key': key },
    });
  } catch {
    return null;
  }
}
