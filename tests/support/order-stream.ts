import { setTimeout as pause } from 'node:timers/promises';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { postOrder } from './many-orders.ts';

/** What became of the requests of a stream of orders. */
export type OrderTally = {
  /** Requests, repeated ones among them. */
  sent: number;
  /** Requests that got no receipt: refused, cut off, or not connected. */
  failed: number;
  /** One receipt for each order; each was acknowledged in the end. */
  readonly receipts: WireOrderReceipt[];
  /** What the failed ones were answered, each once. */
  readonly refusals: Set<string>;
};

const AGAIN_AFTER_MS = 50;

/**
 * Shoppers who order one after another. What gets no receipt is sent again with its key until it does, as our pages do.
 * @param everyMs the pause between two orders of one shopper
 * @returns what happens; `end` ends it, once every order has its receipt
 */
export function startOrdering(
  url: string,
  payload: string,
  { shoppers, everyMs = 0 }: { shoppers: number; everyMs?: number },
): { readonly tally: OrderTally; end(): Promise<OrderTally> } {
  const tally: OrderTally = { sent: 0, failed: 0, receipts: [], refusals: new Set() };
  let isOver = false;

  async function attempt(key: string): Promise<boolean> {
    tally.sent += 1;
    try {
      const answer = await postOrder(url, payload, key);
      const body = await answer.text();
      if (answer.status === 201) tally.receipts.push(JSON.parse(body) as WireOrderReceipt);
      else tally.refusals.add(`${answer.status} ${body}`);
      return answer.status === 201;
    } catch {
      tally.refusals.add('no answer');
      return false;
    }
  }

  async function shop(): Promise<void> {
    while (!isOver) {
      const key = `pedido-${crypto.randomUUID()}`;
      while (!(await attempt(key))) {
        tally.failed += 1;
        await pause(AGAIN_AFTER_MS);
      }
      await pause(everyMs);
    }
  }

  const shopping = Promise.all(Array.from({ length: shoppers }, shop));
  return {
    tally,
    async end() {
      isOver = true;
      await shopping;
      return tally;
    },
  };
}
