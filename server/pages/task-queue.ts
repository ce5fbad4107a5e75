import { setImmediate as nextTurn } from 'node:timers/promises';
import { overloaded } from '#server/http/busy-answer.ts';

/** More than a client would wait for. */
const MOST_WAITING = 500;

/**
 * Runs tasks that keep the main thread busy one after another, so that between two of them everybody else has a turn.
 * It throws Refusal 'overloaded' when too many wait.
 */
export function taskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (task) => {
    if (waiting >= MOST_WAITING) throw overloaded();
    const mustWait = waiting > 0;
    waiting += 1;
    const run = last.then(() => (mustWait ? nextTurn() : undefined)).then(task);
    last = run.catch(() => undefined);
    return run.finally(() => {
      waiting -= 1;
    });
  };
}
