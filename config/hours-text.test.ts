import { expect, test } from 'vitest';
import { DEMO_STORE } from './demo-store.ts';
import { daysText, hoursText, timesText } from './hours-text.ts';

test('the opening hours fit on one line [CONTENT-014]', () => {
  expect(hoursText(DEMO_STORE.openingHours)).toBe('Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00');
});

test('days and hours are written in full, a single day in the plural [CONTENT-014]', () => {
  expect(DEMO_STORE.openingHours.map((hours) => [daysText(hours), timesText(hours)])).toEqual([
    ['Lunes a viernes', '8:00–12:00 y 15:30–19:30'],
    ['Sábados', '8:00–12:00'],
  ]);
  const allWeekend = {
    from: 'Saturday',
    to: 'Sunday',
    spans: [{ opens: '00:30', closes: '23:00' }],
  } as const;
  expect([daysText(allWeekend), timesText(allWeekend)]).toEqual(['Sábado a domingo', '0:30–23:00']);
});
