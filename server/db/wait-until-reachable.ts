import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { storageFault } from './storage-fault.ts';

const RETRY_EVERY_MS = 500;

/**
 * Waits for a database server that starts together with the shop.
 * @throws the last attempt's error, or at once an error that waiting can't mend
 */
export async function waitUntilReachable(
  db: Database,
  { timeoutMs, log }: { timeoutMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const until = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (storageFault(error) !== 'unreachable' || performance.now() >= until) throw error;
      if (attempt === 1) log.warn({ err: error }, 'waiting for the database');
      await pause(RETRY_EVERY_MS);
    }
  }
}
