import { LOCALE } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';

// The shop's pages show none of these, so they don't fetch them.
const shortPesos = once(
  () => new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 }),
);
const signedNumber = once(
  () => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
);
const weekdayAndDay = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'America/Argentina/Cordoba',
    }),
);
const dayAndMonth = once(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const gigabytes = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));
const relativeTime = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** 'viernes, 20 de noviembre', at the shop. */
export function formatWeekday(epochMs: number): string {
  return weekdayAndDay().format(epochMs);
}

/** '2026-11-20' is '20 nov'. */
export function formatDay(day: string): string {
  return dayAndMonth().format(Date.parse(day));
}

/** How many days ago a moment was: 'hoy', 'ayer', 'hace 3 días'. */
export function formatDaysAgo(days: number): string {
  return relativeTime().format(-days, 'day');
}

/** '120 mil', '4,2 M': pesos beside an axis. */
export function formatShortPesos(pesos: number): string {
  return shortPesos().format(pesos);
}

/** 0.12 is '+12 %', with a no-break space. */
export function formatChange(ratio: number): string {
  return `${signedNumber().format(ratio * 100)}\u00a0%`;
}

/** '1,2 GB', with a no-break space. */
export function formatGigabytes(bytes: number): string {
  return `${gigabytes().format(bytes / 1e9)}\u00a0GB`;
}
