import { expect, test } from 'vitest';
import { readSchedule } from './read-schedule.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test('times are the shop’s, whatever the browser’s zone [STUDIO-009]', () => {
  const draft = { start: '2026-11-27T09:00', end: '2026-11-30T20:30', isOffer: true };
  expect(readSchedule(draft, NOW).schedule).toEqual({
    startsAt: '2026-11-27T12:00:00.000Z',
    endsAt: '2026-11-30T23:30:00.000Z',
    isOffer: true,
  });
});

test('the end may be missing, and then there is no offer mark [STUDIO-009]', () => {
  const draft = { start: '2026-11-27T09:00', end: '', isOffer: true };
  expect(readSchedule(draft, NOW).schedule).toMatchObject({ endsAt: null, isOffer: false });
});

test.each([
  [{ start: '', end: '' }, 'start'],
  [{ start: '2026-11-22T09:00', end: '' }, 'start'],
  [{ start: '2026-11-27T09:00', end: '2026-11-27T09:00' }, 'end'],
])('%j has a problem at its %s [STUDIO-009]', (times, field) => {
  const { schedule, problems } = readSchedule({ ...times, isOffer: false }, NOW);
  expect(schedule).toBeNull();
  expect(Object.keys(problems)).toEqual([field]);
});
