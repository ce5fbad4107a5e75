import { expect, test } from 'vitest';
import { QUOTES, quoteFor } from './quotes.ts';

test('LOGIN-006 every seed gives a quote, and every quote has a seed', () => {
  for (const seed of [0, 7, 8, -3, 2 ** 31]) expect(QUOTES).toContain(quoteFor(seed));
  expect(new Set(QUOTES.map((_, seed) => quoteFor(seed))).size).toBe(QUOTES.length);
});
