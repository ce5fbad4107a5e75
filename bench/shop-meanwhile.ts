import { parentPort, workerData } from 'node:worker_threads';

/** In a thread of its own, so that reading large answers elsewhere delays no clock here. */
export type Meanwhile = { readonly url: string; readonly order: string };

/** The slowest order and page, in ms, and how many orders were placed. */
export type Slowest = { readonly order: number; readonly page: number; readonly orders: number };

const { url, order } = workerData as Meanwhile;
const slowest = { order: 0, page: 0, orders: 0 };
let isOver = false;

parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all([shopping(), looking()]);
parentPort?.postMessage(slowest satisfies Slowest);

async function shopping(): Promise<void> {
  while (!isOver) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const ms = await timed(`${url}/api/orders`, { method: 'POST', headers, body: order });
    slowest.order = Math.max(slowest.order, ms);
    slowest.orders += 1;
  }
}

async function looking(): Promise<void> {
  while (!isOver) slowest.page = Math.max(slowest.page, await timed(`${url}/`, {}));
}

async function timed(address: string, request: RequestInit): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - started;
}
