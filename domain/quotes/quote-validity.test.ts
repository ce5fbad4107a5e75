import { expect, test } from 'vitest';
import { endOfShopDay, lastValidDay, validDayAfter } from './quote-validity.ts';

test('a day ends at midnight at the shop, three hours after UTC’s [QUOTE-002]', () => {
  const end = Date.UTC(2026, 11, 1, 3);
  expect(endOfShopDay('2026-11-30')).toBe(end);
  expect(lastValidDay(end)).toBe('2026-11-30');
});

test.each(['', '2026-02-30', '2026-13-01', '30/11/2026', '2026-1-1', '2026-11-30T00:00'])(
  '«%s» is no day [QUOTE-002]',
  (text) => expect(endOfShopDay(text)).toBeNull(),
);

test('seven days from a late evening at the shop are counted by the shop’s days [QUOTE-002]', () => {
  expect(validDayAfter(Date.UTC(2026, 10, 21, 2, 30), 7)).toBe('2026-11-27');
});
