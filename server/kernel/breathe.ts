import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** In ms. An order takes several turns, each of which would wait for a piece of long work; in this time it takes all. */
const BREATH_MS = 10;

/** In ms. So long may long work keep the thread before it breathes. */
const STINT_MS = 15;

/** What long work awaits between two long pieces, so that orders and pages wait for one piece and not for many. */
export function breathe(): Promise<void> {
  return pause(BREATH_MS);
}

/**
 * For long work in short pieces: the returned function is awaited after each, and breathes once the thread was busy for
 * a stint. Time in which the thread waits for PostgreSQL is not busy.
 */
export function breathsBetween(): () => Promise<void> {
  let since = busyMs();
  return async () => {
    if (busyMs() - since < STINT_MS) return;
    await breathe();
    since = busyMs();
  };
}

/** Runs work that pauses between its pieces. */
export async function inPieces<T>(work: Generator<unknown, T>): Promise<T> {
  const letPass = breathsBetween();
  let next = work.next();
  for (; next.done !== true; next = work.next()) await letPass();
  return next.value;
}

function busyMs(): number {
  return performance.eventLoopUtilization().active;
}
