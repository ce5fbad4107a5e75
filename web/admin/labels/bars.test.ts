import { expect, test } from 'vitest';
import { barsOf, moduleWidth } from './bars.ts';

/** The bars as ones, the spaces as noughts. */
function pattern(code: string): string {
  const { modules, bars } = barsOf(code);
  const drawn = Array.from({ length: modules }, () => '0');
  for (const { at, width } of bars) drawn.fill('1', at, at + width);
  return drawn.join('');
}

test('an EAN-13 has 95 modules, with guards at its ends and in its middle [LABEL-002]', () => {
  const drawn = pattern('4006381333931');
  expect(drawn).toHaveLength(95);
  expect(drawn.slice(0, 3)).toBe('101');
  expect(drawn.slice(45, 50)).toBe('01010');
  expect(drawn.slice(-3)).toBe('101');
  // 4: the second to seventh digit are 0 0 6 3 8 1 in the sets A B A A B B.
  expect(drawn.slice(3, 17)).toBe('00011010100111');
});

test('an EAN-8 has 67 modules, a UPC-A 95, and a text its own [LABEL-002]', () => {
  expect(pattern('96385074')).toHaveLength(67);
  expect(pattern('036000291452')).toHaveLength(95);
  // Start, six signs, check sign of 11 modules each, and a stop of 13.
  expect(pattern('HIL-12')).toHaveLength(8 * 11 + 13);
});

test('a module is as wide as the room allows, and never below 0.264 mm [LABEL-002]', () => {
  const bars = barsOf('4006381333931');
  expect(moduleWidth(bars, 47)).toBe(0.375);
  expect(moduleWidth(bars, 35.5)).toBe(0.3);
  expect(moduleWidth(bars, 31)).toBe(0.264);
  expect(moduleWidth(bars, 30)).toBeNull();
});
