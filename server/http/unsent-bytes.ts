import type { ServerResponse } from 'node:http';
import { overloaded } from './busy-answer.ts';

const MEGABYTE = 1024 * 1024;
/** Enough for a thousand readers of photos in page size. */
const MAX_UNSENT_BYTES = 256 * MEGABYTE;

/** Counts the bytes of large answers, which stay in memory until they are read. */
export type UnsentBytes = {
  /** Counts an answer until it has left. @throws Refusal 'overloaded' when too much is waiting */
  hold(response: ServerResponse, bytes: number): void;
};

/** Limits unsent bytes: slow readers of large photos would otherwise take all memory. */
export function boundUnsentBytes(maxBytes = MAX_UNSENT_BYTES): UnsentBytes {
  let unsent = 0;
  return {
    hold(response, bytes) {
      if (unsent + bytes > maxBytes) throw overloaded();
      unsent += bytes;
      response.once('close', () => {
        unsent -= bytes;
      });
    },
  };
}
