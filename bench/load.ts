import autocannon, { type Client, type Options, type Request } from 'autocannon';
import { ENCODINGS_OF_BROWSERS } from './encodings-of-browsers.ts';

export const CONNECTIONS = 32;

/** How often the generator checks whether it is done, in ms. */
const POLL_EVERY_MS = 10;

export type Load = {
  /** Answers with status 2xx; no others count. */
  readonly perSecond: number;
  readonly succeeded: number;
  readonly seconds: number;
  /** Other answers, and failed connections. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/**
 * Requests one page `amount` times, on all connections at once. It ends by count and not by time, because requests cut
 * off at the end would keep a slow server busy during the next measurement.
 */
export function loadPage(url: string, amount: number): Promise<Load> {
  return load(url, {
    connections: CONNECTIONS,
    amount,
    headers: { 'accept-encoding': ENCODINGS_OF_BROWSERS },
  });
}

/** Sends requests made by `next`; each connection sends the next one as soon as its last is answered. */
export function loadRequests(
  url: string,
  {
    seconds,
    next,
    connections = CONNECTIONS,
  }: { seconds: number; next: () => Request; connections?: number },
): Promise<Load> {
  return load(url, {
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
}

async function load(url: string, options: Omit<Options, 'url' | 'sampleInt' | 'setupClient'>): Promise<Load> {
  const result = await autocannon({
    url,
    sampleInt: POLL_EVERY_MS,
    setupClient: dropBodies,
    ...options,
  });
  return {
    perSecond: result['2xx'] / result.duration,
    succeeded: result['2xx'],
    seconds: result.duration,
    failed: result.non2xx + result.errors,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

// Bodies are dropped unread: decoding 20 kB of Brotli costs the generator five times as much as all the rest, and both
// servers would seem as slow as the generator. It has no option for that.
function dropBodies(client: Client): void {
  client.pipelinedRequests.addBody = () => undefined;
}
