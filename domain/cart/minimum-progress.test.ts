import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { minimumProgress } from './minimum-progress.ts';

test.each([
  [0, 0, 20_000],
  [1_600, 0, 18_400],
  [10_000, 6, 10_000],
  [19_999, 11, 1],
  [20_000, 12, 0],
  [90_000, 12, 0],
])('%i of 20.000 pesos sew %i of 12 stitches, and %i are missing [BUY-009]', (total, stitches, missing) => {
  expect(minimumProgress(pesos(total), pesos(20_000))).toEqual({ stitches, missing: pesos(missing) });
});

test('a shop without a minimum has it reached [BUY-009]', () => {
  expect(minimumProgress(pesos(0), pesos(0)).missing).toBe(0);
});
