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
  /** Is over in the turn of the event loop after the last task. */
  let turn: Promise<unknown> = Promise.resolve();

  return async (task) => {
    const waiting = oneAtATime.activeCount + oneAtATime.pendingCount;
    if (waiting >= MAX_WAITING) throw overloaded();
    return oneAtATime(async () => {
      // Also when none waited: answers that leave in one turn let as many requests in, each to an empty queue.
      await turn;
      try {
        return await task();
      } finally {
        turn = nextTurn();
      }
    });
  };
}
