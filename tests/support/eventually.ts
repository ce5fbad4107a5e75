import { expect } from 'vitest';

/** As `expect.poll`, with the patience that a busy machine asks for. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000 });
}
