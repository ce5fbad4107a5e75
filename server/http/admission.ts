import type { IncomingMessage, ServerResponse } from 'node:http';
import { doorTurns, type Rank } from './door-turns.ts';
import type { LoopDelay } from './loop-delay.ts';
import { type Worth, worthOf } from './worth.ts';

/** The limits up to which requests of one priority are admitted. */
type Bounds = {
  /** Reads in progress, of all priorities. */
  readonly underWay: number;
  /** The delay of the event loop, in ms. */
  readonly delay: number;
};

export type AdmissionLimits = {
  readonly bounds: Readonly<Record<Worth, Bounds>>;
  /** With at most this many reads in progress a delay is the machine's own, and refusing requests would not help. */
  readonly few: number;
  /** How long a visitor may take to read an answer, in ms. */
  readonly readWithin: number;
};

/**
 * Writes are not counted: a client that starts many orders and never ends them would keep all others out. The number of
 * connections limits them.
 */
export const ADMISSION_LIMITS: AdmissionLimits = {
  bounds: {
    write: { underWay: Number.POSITIVE_INFINITY, delay: 6000 },
    data: { underWay: 3000, delay: 3000 },
    page: { underWay: 3000, delay: 3000 },
    image: { underWay: 2000, delay: 1500 },
  },
  few: 250,
  readWithin: 120_000,
};

const LOOK_FOR_SLOW_EVERY = 5000;

export type Admission = {
  /**
   * Admits a request until its answer has left, or returns its priority when there is no room. Writes begin at once,
   * reads when it is their turn.
   */
  enter(request: IncomingMessage, response: ServerResponse, begin: () => void): Worth | null;
  /** The number of requests in progress. */
  underWay(): number;
  stop(): void;
};

type Entry = { readonly worth: Worth | null; readonly since: number; readonly response: ServerResponse };

/** Decides which requests are served under overload: photos are refused first, then pages, orders last. */
export function openAdmission(
  delay: Pick<LoopDelay, 'worst'>,
  { bounds, few, readWithin }: AdmissionLimits,
): Admission {
  const entries = new Set<Entry>();
  const turns = doorTurns();
  let reads = 0;
  const timer = setInterval(cutSlowReaders, Math.min(readWithin, LOOK_FOR_SLOW_EVERY)).unref();

  function isTooMuch({ underWay, delay: longest }: Bounds): boolean {
    return reads >= underWay || (entries.size > few && delay.worst() > longest);
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
    const before = performance.now() - readWithin;
    for (const { worth, since, response } of entries) {
      const isVisitors = worth === 'page' || worth === 'image';
      if (isVisitors && since < before) response.destroy();
    }
  }

  return {
    enter(request, response, begin) {
      const worth = worthOf(request);
      if (worth !== null && isTooMuch(bounds[worth])) return worth;
      const entry = { worth, since: performance.now(), response };
      entries.add(entry);
      response.once('close', () => entries.delete(entry));
      if (worth === null || worth === 'write') begin();
      else readInTurn(response, { rank: worth === 'image' ? 1 : 0, begin });
      return null;
    },
    underWay: () => entries.size,
    stop() {
      clearInterval(timer);
      turns.stop();
    },
  };
}
