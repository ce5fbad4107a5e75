import { expect, test } from 'vitest';
import { shopInstant } from '#domain/time/shop-days.ts';
import { reminderTime } from './reminder-times.ts';

test('tomorrow is the shop’s tomorrow, at nine, whatever the browser’s zone [QUOTE-008]', () => {
  const lateOnFriday = Date.parse('2026-11-21T02:30:00Z');
  expect(reminderTime(1, lateOnFriday)).toBe('2026-11-21T09:00');
  expect(shopInstant(reminderTime(1, lateOnFriday))).toBe(Date.parse('2026-11-21T12:00:00Z'));
  expect(reminderTime(7, lateOnFriday)).toBe('2026-11-27T09:00');
});
