/** How late a timer comes tells how long whatever arrived has waited to be looked at. */
const SAMPLE_EVERY = 250;
/** So that one free moment in a rush is not taken for its end; about a second. */
const SAMPLES = 4;

export type LoopDelay = {
  /** The longest that the main thread kept others waiting in about the last second; in milliseconds. */
  worst(): number;
  stop(): void;
};

/** Watches how long the process takes to get round to what has arrived. */
export function watchLoopDelay(): LoopDelay {
  const samples: number[] = Array(SAMPLES).fill(0);
  let next = 0;
  let due = performance.now() + SAMPLE_EVERY;
  const timer = setInterval(sample, SAMPLE_EVERY).unref();

  function sample(): void {
    const now = performance.now();
    samples[next] = Math.max(0, now - due);
    next = (next + 1) % SAMPLES;
    due = now + SAMPLE_EVERY;
  }

  return {
    worst: () => Math.max(...samples),
    stop: () => clearInterval(timer),
  };
}
