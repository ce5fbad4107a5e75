import { expect, test } from 'vitest';
import { discountPercentToWire, parseDiscountPercent } from './discount-percent.ts';

test.each([
  ['', 0],
  ['0', 0],
  ['12.5', 1250],
  ['0.01', 1],
  ['100', 10_000],
  ['100.01', null],
  ['-0.01', null],
  ['doce', null],
])('the discount «%s» is %s hundredths of a percent [QUOTE-002]', (text, percent) => {
  expect(parseDiscountPercent(text)).toBe(percent);
});

test.each(['0', '12.5', '0.01', '100'])('a discount of %s %% goes out as it came in [QUOTE-002]', (text) => {
  const percent = parseDiscountPercent(text);
  expect(percent === null ? null : discountPercentToWire(percent)).toBe(text);
});
