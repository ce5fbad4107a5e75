import { formatWeekday } from '../text/format-date.ts';
import type { Holiday } from './weekly-hours.ts';

const DAY_MS = 86_400_000;
const ANNOUNCED_DAYS = 14;

/**
 * The days of the next two weeks that have hours of their own, the nearest first. Their text names the day too: 'Viernes
 * 25 de diciembre (Navidad)', so that browsers need no calendar.
 * @param today the start of the shop's day in epoch ms, on the same date in UTC
 */
export function upcomingHolidays(holidays: readonly Holiday[], today: number): readonly Holiday[] {
  const [first, last] = [isoDay(today), isoDay(today + ANNOUNCED_DAYS * DAY_MS)];
  return holidays
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map((holiday) => ({ ...holiday, text: announcement(holiday) }));
}

function isoDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

function announcement({ date, text }: Holiday): string {
  const day = formatWeekday(date);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} (${text})`;
}
