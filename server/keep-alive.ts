import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 600_000;
const TIMEOUT_MS = 30_000;

type KeepAlive = {
  readonly url: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Between two calls, in ms. */
  readonly everyMs?: number;
};

/** Calls an address every ten minutes and reads its JSON; a failure is only logged (API-021, ERR-004). */
export function startKeepAlive({ url, log, everyMs = EVERY_MS }: KeepAlive): { stop(): void } {
  const stopped = new AbortController();

  async function call(): Promise<void> {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (!response.ok) throw new Error(`keep-alive was answered ${response.status}`);
      await response.json();
    } catch (error) {
      if (!stopped.signal.aborted) log.warn({ err: error }, 'keep-alive failed');
    }
  }

  const timer = setInterval(call, everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
    },
  };
}
