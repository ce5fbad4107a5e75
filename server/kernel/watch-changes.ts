import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { ChangeCounter } from '#server/db/tables/process-tables.ts';
import { createOutageLog } from './outage-log.ts';

/** A placed order raises 'order-number'. */
export type Change = ChangeCounter | 'order-number';

export const WATCHED = [
  'order-number',
  'order-changes',
  'message-changes',
  'withdrawal-changes',
  'notice-changes',
  'notice-retries',
  'administrator-changes',
] as const satisfies readonly Change[];

/** How often a process checks for changes of other processes, in ms. Its own changes are seen at once. */
const POLL_EVERY_MS = 1000;
/** Changes this close together are one check; in ms. */
const DEBOUNCE_MS = 20;

type Listener = (changed: ReadonlySet<Change>) => void;

/** Reports committed changes of this and other processes. It reads the database only while there are listeners. */
export type ChangeWatch = {
  /** Returns the function that stops listening. */
  subscribe(listener: Listener): () => void;
  /** Call after a commit of this process. */
  checkSoon(): void;
  stop(): void;
};

export function watchChanges({ db, log }: { db: Database; log: FastifyBaseLogger }): ChangeWatch {
  const listeners = new Set<Listener>();
  const outage = createOutageLog(log, 'changes not seen');
  let seen: ReadonlyMap<Change, number> | null = null;
  let isChecking = false;
  let soon: NodeJS.Timeout | null = null;

  async function check(): Promise<void> {
    soon = null;
    if (isChecking) return checkSoon();
    if (listeners.size === 0) return;
    isChecking = true;
    try {
      const latest = await readCounters(db);
      outage.worked();
      // Before the first check anything may have changed since the listener last read.
      const changed = new Set(WATCHED.filter((name) => seen?.get(name) !== latest.get(name)));
      seen = latest;
      if (changed.size > 0) for (const listener of listeners) listener(changed);
    } catch (error) {
      outage.failed(error);
    } finally {
      isChecking = false;
    }
  }

  function checkSoon(): void {
    if (listeners.size > 0) soon ??= setTimeout(check, DEBOUNCE_MS).unref();
  }

  const timer = setInterval(check, POLL_EVERY_MS).unref();
  return {
    subscribe(listener) {
      // A new listener has just read the present state.
      if (listeners.size === 0) seen = null;
      listeners.add(listener);
      checkSoon();
      return () => listeners.delete(listener);
    },
    checkSoon,
    stop() {
      clearInterval(timer);
      if (soon !== null) clearTimeout(soon);
      listeners.clear();
    },
  };
}

/** The counters' present values. */
export async function readCounters(db: Database): Promise<ReadonlyMap<Change, number>> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', WATCHED)
    .execute();
  return new Map(WATCHED.map((name) => [name, rows.find((row) => row.name === name)?.value ?? 0]));
}
