import { createOutageLog } from './outage-log.ts';

type Repetition = {
  readonly log: Parameters<typeof createOutageLog>[0];
  readonly everyMs: number;
  /** Whether it is done once before the first interval. */
  readonly startsAtOnce?: boolean;
  /** What the log says when it fails. */
  readonly failure: string;
  readonly work: () => Promise<void>;
};

/** Does work at intervals, never twice at once. Returns the function that stops it after its present work. */
export function repeatWork({
  log,
  everyMs,
  startsAtOnce = false,
  failure,
  work,
}: Repetition): () => Promise<void> {
  const outage = createOutageLog(log, failure);
  let running: Promise<void> | null = null;

  function check(): void {
    running ??= work()
      .then(outage.worked, outage.failed)
      .finally(() => {
        running = null;
      });
  }

  if (startsAtOnce) check();
  const timer = setInterval(check, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
