/** A timer of this interval, in ms, measures how long a new request waits: as long as the timer is late. */
const SAMPLE_EVERY_MS = 250;
/** How many samples count (about a second), so one free moment in a rush is not taken for its end. */
const SAMPLES = 4;

export type LoopDelay = {
  /** The longest delay of the main thread in about the last second, in ms. */
  worst(): number;
  stop(): void;
};

/** Measures how long the event loop delays new requests. */
export function watchLoopDelay(): LoopDelay {
  const samples: number[] = Array(SAMPLES).fill(0);
  let next = 0;
  let due = performance.now() + SAMPLE_EVERY_MS;
  const timer = setInterval(sample, SAMPLE_EVERY_MS).unref();

  function sample(): void {
    const now = performance.now();
    samples[next] = Math.max(0, now - due);
    next = (next + 1) % SAMPLES;
    due = now + SAMPLE_EVERY_MS;
  }

  return {
    worst: () => Math.max(...samples),
    stop: () => clearInterval(timer),
  };
}
