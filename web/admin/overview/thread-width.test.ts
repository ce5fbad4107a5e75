import { expect, test } from 'vitest';
import { threadWidth } from './thread-width.ts';

test('nothing has no thread, little a stitch [DASH-G02]', () => {
  expect([0, 0.001, 0.04, 0.5, 1].map(threadWidth)).toEqual([0, 4, 4, 50, 100]);
});
