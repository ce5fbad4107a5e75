/** More reads at once than this make none of them faster: they only keep orders waiting that come in between. */
const MAX_CONCURRENT = 64;
/** Whoever takes longer waits for something else than the processor: a disk, a database, a slow reader. */
const TURN_MS = 500;
const CHECK_EVERY_MS = 100;

/** The first are served before the second. */
const RANKS = 2;

export type Rank = 0 | 1;

export type DoorTurns = {
  /** Starts the work when it is its turn. @returns what says that it is done, or not wanted any more */
  take(rank: Rank, work: () => void): () => void;
  stop(): void;
};

type Turn = { readonly work: () => void; since: number | null };

/**
 * Has reads take turns, so that between two of them there is room for what is more important. A limiter has no ranks,
 * and its places are held until the work ends: here one that waits for a disk or a slow reader gives its place up.
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

  /** Only while somebody waits. */
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
