import { Worker } from 'node:worker_threads';
import type { Meanwhile, Slowest } from './shop-meanwhile.ts';

/** An order or a page waits no longer for somebody's work at the desk, in ms. */
export const LONGEST_WAIT = 250;

export type Timed = { readonly ms: number; readonly text: string; readonly slowest: Slowest };

/** Does one thing while a shopper orders and looks at the home page without a break. */
export async function withOrders(meanwhile: Meanwhile, work: () => Promise<string>): Promise<Timed> {
  const shopper = new Worker(new URL('./shop-meanwhile.ts', import.meta.url), { workerData: meanwhile });
  const slowest = new Promise<Slowest>((resolve, reject) => {
    shopper.once('message', resolve).once('error', reject);
  });
  const started = performance.now();
  const text = await work();
  const ms = performance.now() - started;
  shopper.postMessage('enough');
  return { ms, text, slowest: await slowest };
}
