import type { FastifyBaseLogger } from 'fastify';

/**
 * Says that something that is tried every second fails, and that it works again: each once, so that a long outage fills
 * no disk with lines.
 */
export function outageLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, text: string) {
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
