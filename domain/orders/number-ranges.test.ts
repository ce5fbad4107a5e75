import { expect, test } from 'vitest';
import { numberRanges } from './number-ranges.ts';

test.each([
  [[], ''],
  [[7], '7'],
  [[3, 4, 5, 9], '3–5, 9'],
  [[1, 3, 4], '1, 3–4'],
])('%j is said in short: %s', (numbers, text) => expect(numberRanges(numbers)).toBe(text));
