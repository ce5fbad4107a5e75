import autocannon, { type Options, type Request } from 'autocannon';

export const CONNECTIONS = 32;

export type Load = {
  /** Good answers; others do not count. */
  readonly perSecond: number;
  readonly succeeded: number;
  /** Bad answers and failed connections. */
  readonly failed: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** Asks for one page over and over, on all connections at once. */
export function loadPage(url: string, seconds: number): Promise<Load> {
  return load(url, { duration: seconds, headers: { 'accept-encoding': 'br' } });
}

/** Sends requests that `next` makes, on each connection another one as soon as the last is answered. */
export function loadRequests(
  url: string,
  { seconds, next }: { seconds: number; next: () => Request },
): Promise<Load> {
  return load(url, {
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
}

async function load(url: string, options: Omit<Options, 'url' | 'connections'>): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, ...options });
  return {
    perSecond: result['2xx'] / result.duration,
    succeeded: result['2xx'],
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
