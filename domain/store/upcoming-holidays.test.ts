import { expect, test } from 'vitest';
import { upcomingHolidays } from './upcoming-holidays.ts';

const today = Date.parse('2026-12-20T03:00:00Z');
const onDay = (date: string) => ({ date, text: 'Feriado', spans: [] });

test('holidays are announced from two weeks before until they end, the nearest first [STORE-001]', () => {
  const days = ['2027-01-03', '2026-12-20', '2026-12-19', '2027-01-04', '2026-12-25'].map(onDay);
  expect(upcomingHolidays(days, today).map(({ text }) => text)).toEqual([
    'Domingo 20 de diciembre (Feriado)',
    'Viernes 25 de diciembre (Feriado)',
    'Domingo 3 de enero (Feriado)',
  ]);
});
