import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStart, SHOP_DAY_MS, shopTime, weekStart } from './shop-days.ts';

const atShop = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Argentina/Cordoba',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const moments = fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2035, 0) });

test('a day begins at midnight at the shop and holds its moments', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const start = dayStart(moment);
      expect(atShop.format(start)).toContain('00:00');
      expect(start).toBeLessThanOrEqual(moment);
      expect(moment - start).toBeLessThan(SHOP_DAY_MS);
      expect(atShop.format(start).slice(0, 15)).toBe(atShop.format(moment).slice(0, 15));
    }),
  );
});

test('a week begins on Monday', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const start = weekStart(moment);
      expect(atShop.format(start)).toMatch(/^Mon.*00:00$/);
      expect(moment - start).toBeLessThan(7 * SHOP_DAY_MS);
    }),
  );
});

test('a moment is written in the shop’s time, and reads as itself', () => {
  expect(shopTime(Date.UTC(2026, 10, 30, 23, 30))).toBe('2026-11-30T20:30:00-03:00');
  fc.assert(
    fc.property(moments, (moment) => {
      expect(Date.parse(shopTime(moment))).toBe(Math.floor(moment / 1000) * 1000);
    }),
  );
});
