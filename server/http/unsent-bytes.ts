import type { ServerResponse } from 'node:http';
import { overloaded } from './busy-answer.ts';

const MEGABYTE = 1024 * 1024;
/** Enough for a thousand readers of photos as pages show them. */
const MOST_UNSENT = 256 * MEGABYTE;

/** Keeps account of large answers, each of which stays in memory until its reader has taken it. */
export type UnsentBytes = {
  /** Counts an answer until it has left. @throws Refusal 'overloaded' when too much is waiting already */
  hold(response: ServerResponse, bytes: number): void;
};

/** Without a limit, readers who take nothing of the largest photos would soon hold all memory. */
export function boundUnsentBytes(most = MOST_UNSENT): UnsentBytes {
  let unsent = 0;
  return {
    hold(response, bytes) {
      if (unsent + bytes > most) throw overloaded();
      unsent += bytes;
      response.once('close', () => {
        unsent -= bytes;
      });
    },
  };
}
