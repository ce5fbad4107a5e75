import { expect } from 'vitest';

/** `expect.poll` with a timeout that suits a busy machine; work of the lowest priority needs a longer one there. */
export function eventually<T>(read: () => T, timeoutMs = 15_000) {
  return expect.poll(read, { timeout: timeoutMs });
}
