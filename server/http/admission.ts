import type { IncomingMessage, ServerResponse } from 'node:http';
import { doorTurns, type Rank } from './door-turns.ts';
import type { LoopDelay } from './loop-delay.ts';
import { type Worth, worthOf } from './worth.ts';

/** Up to when requests of one worth are let in. */
type Bounds = {
  /** Reads under way, whatever their worth. */
  readonly underWay: number;
  /** How late the process gets round to what arrives; in milliseconds. */
  readonly delay: number;
};

export type AdmissionLimits = {
  readonly bounds: Readonly<Record<Worth, Bounds>>;
  /** With no more than this under way, a delay is the machine's, and turning people away would not shorten it. */
  readonly few: number;
  /** How long a visitor may take to read an answer; in milliseconds. */
  readonly readWithin: number;
};

/**
 * Writes are not counted: whoever sends the beginning of many orders and never their end would keep all others out.
 * They are bounded by the connections.
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
   * Lets a request in until its answer has left, or says what it was worth when there is no room for it. What writes
   * begins at once, what reads when it is its turn.
   */
  enter(request: IncomingMessage, response: ServerResponse, begin: () => void): Worth | null;
  /** How many requests are under way. */
  underWay(): number;
  stop(): void;
};

type Entry = { readonly worth: Worth | null; readonly since: number; readonly response: ServerResponse };

/** Decides who is served when not everybody can be: photos are put off first, then pages, and orders last. */
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
    // When the whole answer is handed over; how long its reader takes is nobody else's concern.
    response.once('prefinish', done);
    response.once('close', () => {
      reads -= 1;
      done();
    });
  }

  /** What an administrator downloads or listens to may take its time, and is under `/api`. */
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
