import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { overloaded } from '#server/http/busy-answer.ts';

/** Clients would not wait for more tasks. */
const MAX_WAITING = 500;

/**
 * Runs tasks that block the main thread one by one, so other requests are served between two tasks. A call throws
 * Refusal 'overloaded' when too many tasks wait.
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
