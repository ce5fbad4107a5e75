import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, remainingSeconds } from './time-left.ts';

test.each([
  [0, 86_400, '24:00:00'],
  [1, 86_399, '23:59:59'],
  [60, 86_340, '23:59:00'],
  [3599, 82_801, '23:00:01'],
  [3600, 82_800, '23:00:00'],
  [3601, 82_799, '22:59:59'],
  [82_739, 3661, '01:01:01'],
  [86_339, 61, '00:01:01'],
  [86_399, 1, '00:00:01'],
  [86_400, 86_400, '24:00:00'],
  [86_401, 86_399, '23:59:59'],
  [0.9, 86_400, '24:00:00'],
])('after %d seconds %d are left: %s [N9 POPUP-008 POPUP-009 POPUP-G01]', (elapsed, remaining, text) => {
  expect(remainingSeconds(elapsed)).toBe(remaining);
  expect(clockText(remaining)).toBe(text);
});

test('00:00:00 is never shown, even after the clock is set back [POPUP-G01]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), (elapsed) => {
      const remaining = remainingSeconds(elapsed);
      expect(remaining).toBeGreaterThanOrEqual(1);
      expect(remaining).toBeLessThanOrEqual(86_400);
      expect(clockText(remaining)).toMatch(/^\d\d:\d\d:\d\d$/);
    }),
  );
});
