import type { Rate } from '#domain/financing/exact-fraction.ts';
import { LOCALE } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';

export {
  formatCount,
  formatDate,
  formatExactPrice,
  formatLongDate,
  formatMegabytes,
  formatPrice,
  formatUnits,
  formatWholeNumber,
  formatWholePesos,
} from '#domain/text/format.ts';

// Formats that only screens use; the formats that mails use too are in the domain.
const NO_BREAK_SPACE = '\u00a0';

const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToTwoDecimals = numbers({ maximumFractionDigits: 2 });
const shortPesos = numbers({ notation: 'compact', maximumFractionDigits: 1 });
const signedNumber = numbers({ maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const weekdayAndDay = dates({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Argentina/Cordoba',
});
const dayAndMonth = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const relativeTime = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** '20 %', '95,5 %', with a no-break space. */
export function formatRate({ numerator, denominator }: Rate): string {
  const percent = (100 * Number(numerator)) / Number(denominator);
  return `${upToTwoDecimals().format(percent)}${NO_BREAK_SPACE}%`;
}

/** Hundredths of a percent: `1667` is '16,67 %', with a no-break space. */
export function formatPercent(hundredths: number): string {
  return `${twoDecimals().format(hundredths / 100)}${NO_BREAK_SPACE}%`;
}

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
  return `${signedNumber().format(ratio * 100)}${NO_BREAK_SPACE}%`;
}

function numbers(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return once(() => new Intl.NumberFormat(LOCALE, options));
}

function dates(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat(LOCALE, options));
}
