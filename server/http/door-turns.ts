/** More concurrent reads would not be faster; they would only delay orders that come in between. */
const MAX_CONCURRENT = 64;
/** A longer read waits for something other than the processor: a disk, a database, a slow client. */
const TURN_MS = 500;
const CHECK_EVERY_MS = 100;

/** Rank 0 is served before rank 1. */
const RANKS = 2;

export type Rank = 0 | 1;

export type DoorTurns = {
  /** Starts the work when it is its turn. Returns the function that ends or cancels the turn. */
  take(rank: Rank, work: () => void): () => void;
  stop(): void;
};

type Turn = { readonly work: () => void; since: number | null };

/**
 * Makes reads take turns, so more important work can run between them. It replaces a limiter such as p-limit, which has
 * no ranks and keeps a place until the work ends: here a read that waits for a disk or a slow client loses its place.
 */
export function createDoorTurns(): DoorTurns {
  const waiting: Set<Turn>[] = Array.from({ length: RANKS }, () => new Set());
  const running = new Set<Turn>();
  let timer: NodeJS.Timeout | null = null;

  function start(turn: Turn): void {
    turn.since = performance.now();
    running.add(turn);
    turn.work();
  }

  function startNext(): void {
    while (running.size < MAX_CONCURRENT) {
      const queue = waiting.find(({ size }) => size > 0);
      const [next] = queue ?? [];
      if (next === undefined) return;
      queue?.delete(next);
      start(next);
    }
  }

  /** The timer runs only while reads wait. */
  function passOn(): void {
    const before = performance.now() - TURN_MS;
    for (const turn of running) if (turn.since !== null && turn.since < before) running.delete(turn);
    startNext();
    if (waiting.every(({ size }) => size === 0)) stop();
  }

  function stop(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  return {
    take(rank, work) {
      const turn: Turn = { work, since: null };
      if (running.size < MAX_CONCURRENT) start(turn);
      else {
        waiting[rank]?.add(turn);
        timer ??= setInterval(passOn, CHECK_EVERY_MS).unref();
      }
      return () => {
        waiting[rank]?.delete(turn);
        if (running.delete(turn)) startNext();
      };
    },
    stop,
  };
}
