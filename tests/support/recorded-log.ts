import type { FastifyBaseLogger } from 'fastify';
import { openLog } from '#server/kernel/log.ts';

/** A logger for the server, and its lines from level `warn` on, as objects. */
export function recordedLog(): { loggerInstance: FastifyBaseLogger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const loggerInstance = openLog('warn', { write: (line) => lines.push(JSON.parse(line)) });
  return { loggerInstance, lines };
}
