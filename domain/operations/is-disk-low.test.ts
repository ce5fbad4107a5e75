import { expect, test } from 'vitest';
import { isDiskLow } from './is-disk-low.ts';

test.each([
  [13, 40, false],
  [3.9, 40, true],
  [1.9, 10, true],
  [30, 400, true],
])('%d GB left of %d: somebody is told: %s', (free, total, isLow) =>
  expect(isDiskLow({ freeBytes: free * 1e9, totalBytes: total * 1e9 })).toBe(isLow),
);
