import { expect, test } from 'vitest';
import { pesos, ZERO } from '../money/centavos.ts';
import { quoteNetTotal } from './quote-net-total.ts';

const QUOTE = {
  lines: [
    { amount: pesos(121), vat: '21' },
    { amount: pesos(110.5), vat: '10.5' },
  ],
  extras: [pesos(242), pesos(-121)],
  subtotal: pesos(352.5),
  discount: ZERO,
  shipping: pesos(121),
} as const;

test('a quote without a discount nets the sum of its parts [LAW-001]', () => {
  expect(quoteNetTotal(QUOTE)).toBe(pesos(100 + 100 + 200 - 100 + 100));
  expect(quoteNetTotal({ ...QUOTE, shipping: null })).toBe(pesos(300));
});

test('a discount takes the same share of the net sum, half up [LAW-001]', () => {
  expect(quoteNetTotal({ ...QUOTE, discount: pesos(35.25) })).toBe(pesos(300 - 30 + 100));
  expect(quoteNetTotal({ ...QUOTE, discount: QUOTE.subtotal, shipping: null })).toBe(ZERO);
});

test('nothing is nothing, and of a net sum below 0 a discount takes nothing [LAW-001]', () => {
  const empty = { lines: [], extras: [], subtotal: ZERO, discount: ZERO, shipping: null };
  expect(quoteNetTotal(empty)).toBe(ZERO);
  // 110,50 at 10,5 % and 121 off at 21 % come to 0 without taxes, and 122,21 off to less.
  const lines = [{ amount: pesos(110.5), vat: '10.5' }] as const;
  const [subtotal, discount] = [pesos(100), pesos(10)];
  expect(quoteNetTotal({ ...empty, lines, extras: [pesos(-121)], subtotal, discount })).toBe(ZERO);
  expect(quoteNetTotal({ ...empty, lines, extras: [pesos(-122.21)], subtotal, discount })).toBe(pesos(-1));
});
