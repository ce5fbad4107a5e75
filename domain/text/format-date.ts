import { LOCALE } from './format.ts';
import { once } from './once.ts';

// Times as Spanish text, for the dashboard and mails. The shop's pages show none, so they don't fetch this.
const TIME_ZONE = 'America/Argentina/Cordoba';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
const plainDate = once(() => new Intl.DateTimeFormat(LOCALE, day));
const timeOfDay = once(() => new Intl.DateTimeFormat(LOCALE, time));
const weekday = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE }),
);
const longDate = once(() => new Intl.DateTimeFormat(LOCALE, { weekday: 'long', ...day, ...time }));

/** '20 de noviembre de 2026, 18:05', at the shop (MSGADM-G01). */
export function formatDate(epochMs: number): string {
  // Formatted together, they would be joined by 'a las' or by a comma, depending on the version of ICU.
  return `${plainDate().format(epochMs)}, ${timeOfDay().format(epochMs)}`;
}

/** '18:05', at the shop. */
export function formatTime(epochMs: number): string {
  return timeOfDay().format(epochMs);
}

/** '20 de noviembre de 2026', of a day ('2026-11-20'). */
export function formatDay(isoDay: string): string {
  return plainDate().format(Date.parse(`${isoDay}T12:00:00Z`));
}

/** 'viernes 20 de noviembre', of a day ('2026-11-20'). */
export function formatWeekday(isoDay: string): string {
  return weekday()
    .format(Date.parse(`${isoDay}T12:00:00Z`))
    .replace(',', '');
}

/** 'viernes, 20 de noviembre de 2026, 18:05', at the shop (ORDADM-004). */
export function formatLongDate(epochMs: number): string {
  return longDate().format(epochMs);
}
