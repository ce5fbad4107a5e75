import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { ChangeCounter } from '#server/db/schema.ts';
import { outageLog } from '#server/outage-log.ts';

/** Orders that are placed raise 'order-number' themselves. */
export type Change = ChangeCounter | 'order-number';

export const WATCHED = [
  'order-number',
  'order-changes',
  'message-changes',
  'notice-changes',
  'notice-retries',
] as const satisfies readonly Change[];

/** How often a process looks what others changed; its own changes are seen at once. Milliseconds. */
const LOOK_EVERY = 1000;
/** So that a rush of orders is one look. */
const LOOK_SOON = 20;

type Listener = (changed: ReadonlySet<Change>) => void;

/** Tells what was committed, by this process or another one. It looks only while somebody listens. */
export type ChangeWatch = {
  /** Returns what ends it. */
  subscribe(listener: Listener): () => void;
  /** Something was committed here. */
  lookSoon(): void;
  stop(): void;
};

export function watchChanges({ db, log }: { db: Database; log: FastifyBaseLogger }): ChangeWatch {
  const listeners = new Set<Listener>();
  const outage = outageLog(log, 'changes not seen');
  let seen: ReadonlyMap<Change, number> | null = null;
  let isLooking = false;
  let soon: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    soon = null;
    if (isLooking) return lookSoon();
    if (listeners.size === 0) return;
    isLooking = true;
    try {
      const latest = await readCounters(db);
      outage.worked();
      // At the first look everything may have changed since whoever listens last read it.
      const changed = new Set(WATCHED.filter((name) => seen?.get(name) !== latest.get(name)));
      seen = latest;
      if (changed.size > 0) for (const listener of listeners) listener(changed);
    } catch (error) {
      outage.failed(error);
    } finally {
      isLooking = false;
    }
  }

  function lookSoon(): void {
    if (listeners.size > 0) soon ??= setTimeout(look, LOOK_SOON).unref();
  }

  const timer = setInterval(look, LOOK_EVERY).unref();
  return {
    subscribe(listener) {
      // What changed while nobody listened is no news to who asks now.
      if (listeners.size === 0) seen = null;
      listeners.add(listener);
      lookSoon();
      return () => listeners.delete(listener);
    },
    lookSoon,
    stop() {
      clearInterval(timer);
      if (soon !== null) clearTimeout(soon);
      listeners.clear();
    },
  };
}

/** How far each of them has counted. */
export async function readCounters(db: Database): Promise<ReadonlyMap<Change, number>> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', WATCHED)
    .execute();
  return new Map(WATCHED.map((name) => [name, rows.find((row) => row.name === name)?.value ?? 0]));
}
