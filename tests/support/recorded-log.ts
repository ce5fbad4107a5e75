import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** A logger for the server, and every line that it wrote from `warn` on, as objects. */
export function recordedLog(): { loggerInstance: FastifyBaseLogger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const loggerInstance = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  return { loggerInstance, lines };
}
