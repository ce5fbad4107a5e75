import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDoorTurns, type Rank } from './door-turns.ts';
import type { LoopDelay } from './loop-delay.ts';
import { type Priority, priorityOf } from './request-priority.ts';

/** The limits up to which requests of one priority are admitted. */
type Bounds = {
  /** Reads in progress, of all priorities. */
  readonly underWay: number;
  /** The delay of the event loop, in ms. */
  readonly delayMs: number;
};

export type AdmissionLimits = {
  readonly bounds: Readonly<Record<Priority, Bounds>>;
  /** With at most this many reads in progress a delay is the machine's own, and refusing requests would not help. */
  readonly few: number;
  /** How long a visitor may take to read an answer, in ms. */
  readonly readTimeoutMs: number;
};

/**
 * Writes are not counted: a client that starts many orders and never ends them would keep all others out. The number of
 * connections limits them.
 */
export const ADMISSION_LIMITS: AdmissionLimits = {
  bounds: {
    write: { underWay: Number.POSITIVE_INFINITY, delayMs: 6000 },
    data: { underWay: 3000, delayMs: 3000 },
    page: { underWay: 3000, delayMs: 3000 },
    image: { underWay: 2000, delayMs: 1500 },
  },
  few: 250,
  readTimeoutMs: 120_000,
};

const SLOW_CHECK_EVERY_MS = 5000;

export type Admission = {
  /**
   * Admits a request until its answer has left, or returns its priority when there is no room. Writes begin at once,
   * reads when it is their turn.
   */
  enter(request: IncomingMessage, response: ServerResponse, begin: () => void): Priority | null;
  /** The number of requests in progress. */
  underWay(): number;
  stop(): void;
};

type Entry = {
  readonly priority: Priority | null;
  readonly since: number;
  readonly response: ServerResponse;
};

/** Decides which requests are served under overload: photos are refused first, then pages, orders last. */
export function openAdmission(
  delay: Pick<LoopDelay, 'worst'>,
  { bounds, few, readTimeoutMs }: AdmissionLimits,
): Admission {
  const entries = new Set<Entry>();
  const turns = createDoorTurns();
  let reads = 0;
  const timer = setInterval(cutSlowReaders, Math.min(readTimeoutMs, SLOW_CHECK_EVERY_MS)).unref();

  function isTooMuch({ underWay, delayMs }: Bounds): boolean {
    return reads >= underWay || (entries.size > few && delay.worst() > delayMs);
  }

  function readInTurn(response: ServerResponse, { rank, begin }: { rank: Rank; begin: () => void }): void {
    reads += 1;
    const done = turns.take(rank, begin);
    // The answer is complete here; a slow reader blocks nobody.
    response.once('prefinish', done);
    response.once('close', () => {
      reads -= 1;
      done();
    });
  }

  /** Downloads and event streams of administrators, under `/api`, may take long. */
  function cutSlowReaders(): void {
    const before = performance.now() - readTimeoutMs;
    for (const { priority, since, response } of entries) {
      const isVisitors = priority === 'page' || priority === 'image';
      if (isVisitors && since < before) response.destroy();
    }
  }

  return {
    enter(request, response, begin) {
      const priority = priorityOf(request);
      if (priority !== null && isTooMuch(bounds[priority])) return priority;
      const entry = { priority, since: performance.now(), response };
      entries.add(entry);
      response.once('close', () => entries.delete(entry));
      if (priority === null || priority === 'write') begin();
      else readInTurn(response, { rank: priority === 'image' ? 1 : 0, begin });
      return null;
    },
    underWay: () => entries.size,
    stop() {
      clearInterval(timer);
      turns.stop();
    },
  };
}
