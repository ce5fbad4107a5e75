import { expect, test } from 'vitest';
import { QUOTES, quoteFor } from './quotes.ts';

test('every seed gives a quote, and every quote has a seed [LOGIN-006]', () => {
  for (const seed of [0, 7, 8, -3, 2 ** 31]) expect(QUOTES).toContain(quoteFor(seed));
  expect(new Set(QUOTES.map((_, seed) => quoteFor(seed))).size).toBe(QUOTES.length);
});
