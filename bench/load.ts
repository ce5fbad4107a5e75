import autocannon, { type Client, type Options, type Request } from 'autocannon';

export const CONNECTIONS = 32;

/** How soon the generator notices that it is done; in milliseconds. */
const SAMPLE_EVERY = 10;

export type Load = {
  /** Good answers; others do not count. */
  readonly perSecond: number;
  readonly succeeded: number;
  readonly seconds: number;
  /** Bad answers and failed connections. */
  readonly failed: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/**
 * Asks for one page that often, on all connections at once. It counts answers and not seconds, because requests cut
 * off at the end would keep a slow server busy while the next one is measured.
 */
export function loadPage(url: string, amount: number): Promise<Load> {
  return load(url, { connections: CONNECTIONS, amount, headers: { 'accept-encoding': 'br' } });
}

/** Sends requests that `next` makes, on each connection another one as soon as the last is answered. */
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
    sampleInt: SAMPLE_EVERY,
    setupClient: dropBodies,
    ...options,
  });
  return {
    perSecond: result['2xx'] / result.duration,
    succeeded: result['2xx'],
    seconds: result.duration,
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

// Nobody reads the bodies here. Making text of 20 kB of Brotli takes the generator five times as long as all the rest,
// and then both servers would seem as slow as it is. There is no option for it.
function dropBodies(client: Client): void {
  client.pipelinedRequests.addBody = () => undefined;
}
