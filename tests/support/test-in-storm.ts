import { test } from 'vitest';

/** A test that exists only in the storm. */
export function testInStorm(
  ...declared: [title: string, work: () => Promise<void>, milliseconds?: number]
): void {
  if (process.env.STORM === '1') test(...declared);
}
