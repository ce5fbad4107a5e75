import { test } from 'vitest';

/** A test of the storm alone; within `npm test` it is not there at all. */
export function testInStorm(
  ...declared: [title: string, work: () => Promise<void>, milliseconds?: number]
): void {
  if (process.env.STORM === '1') test(...declared);
}
