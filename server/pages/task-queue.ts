import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { overloaded } from '#server/http/busy-answer.ts';

/** More than a client would wait for. */
const MAX_WAITING = 500;

/**
 * Runs tasks that keep the main thread busy one after another, so that between two of them everybody else has a turn.
 * It throws Refusal 'overloaded' when too many wait.
 */
export function createTaskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  const oneAtATime = pLimit(1);

  return async (task) => {
    const before = oneAtATime.activeCount + oneAtATime.pendingCount;
    if (before >= MAX_WAITING) throw overloaded();
    return oneAtATime(async () => {
      if (before > 0) await nextTurn();
      return task();
    });
  };
}
