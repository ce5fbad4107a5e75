import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs the beginning and the end of an outage once each, so repeated failures in a long outage don't fill the disk.
 */
export function createOutageLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, text: string) {
  let isOut = false;
  return {
    failed(error: unknown): void {
      if (!isOut) log.error({ err: error }, text);
      isOut = true;
    },
    worked(): void {
      if (isOut) log.warn(`${text}: over`);
      isOut = false;
    },
  };
}
