import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type OrderOutcome, sendOrder } from '#tests/support/shopper.ts';

/** How long a shopper looks at an answer before the next request, in ms. */
const PAUSE_MS = 100;

export type Crowd = {
  readonly shoppers: number;
  readonly seconds: number;
  readonly ordersPerSecond: number;
  /** The paths that shoppers visit in a cycle, each from another starting point. */
  readonly paths: readonly string[];
  /** The body of an order. */
  readonly order: string;
};

export type Visit = { readonly path: string; readonly status: number; readonly milliseconds: number };

export type CrowdOutcome = {
  readonly visits: readonly Visit[];
  readonly orders: readonly { readonly outcome: OrderOutcome; readonly milliseconds: number }[];
};

/** Sends shoppers who all browse at once, and orders at a fixed rate, however long each takes. */
export async function sendCrowd(url: string, { shoppers, ...crowd }: Crowd): Promise<CrowdOutcome> {
  const agent = new Agent({ keepAlive: true });
  const visits: Visit[] = [];
  const until = performance.now() + crowd.seconds * 1000;

  const shopper = async (_: unknown, number: number) => {
    for (let step = number; performance.now() < until; step += 1) {
      const path = crowd.paths[step % crowd.paths.length] ?? '/';
      visits.push(await visited(url + path, agent, path));
      await pause(PAUSE_MS);
    }
  };
  const [orders] = await Promise.all([sendOrders(url, crowd), ...Array.from({ length: shoppers }, shopper)]);
  agent.destroy();
  return { visits, orders };
}

async function sendOrders(url: string, { seconds, ordersPerSecond, order }: Omit<Crowd, 'shoppers'>) {
  const started = performance.now();
  const sending = Array.from({ length: seconds * ordersPerSecond }, async (_, number) => {
    await pause((number * 1000) / ordersPerSecond);
    const before = performance.now();
    const outcome = await sendOrder(url, order, `pedido-de-la-tormenta-${started}-${number}`);
    return { outcome, milliseconds: performance.now() - before };
  });
  return Promise.all(sending);
}

/** Status 0 means no answer. */
function visited(url: string, agent: Agent, path: string): Promise<Visit> {
  const before = performance.now();
  const { promise, resolve } = Promise.withResolvers<Visit>();
  const end = (status: number) => resolve({ path, status, milliseconds: performance.now() - before });
  request(
    url,
    { agent, headers: { accept: 'text/html,image/webp', 'accept-encoding': 'br' } },
    (response) => {
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
      response.resume();
    },
  )
    .once('error', () => end(0))
    .end();
  return promise;
}
