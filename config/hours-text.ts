import type { OpeningHours, Weekday } from '#domain/store/weekly-hours.ts';

const DAYS = {
  Monday: { full: 'lunes', every: 'Lunes', short: 'Lun' },
  Tuesday: { full: 'martes', every: 'Martes', short: 'Mar' },
  Wednesday: { full: 'miércoles', every: 'Miércoles', short: 'Mié' },
  Thursday: { full: 'jueves', every: 'Jueves', short: 'Jue' },
  Friday: { full: 'viernes', every: 'Viernes', short: 'Vie' },
  Saturday: { full: 'sábado', every: 'Sábados', short: 'Sáb' },
  Sunday: { full: 'domingo', every: 'Domingos', short: 'Dom' },
} as const satisfies Record<Weekday, { full: string; every: string; short: string }>;

/** 'Lunes a viernes', 'Sábados'. */
export function daysText({ from, to }: OpeningHours): string {
  if (from === to) return DAYS[from].every;
  const { full } = DAYS[from];
  return `${full.charAt(0).toUpperCase()}${full.slice(1)} a ${DAYS[to].full}`;
}

/** '8:00–12:00 y 15:30–19:30'. */
export function timesText({ spans }: Pick<OpeningHours, 'spans'>): string {
  return spans.map(({ opens, closes }) => `${spoken(opens)}–${spoken(closes)}`).join(' y ');
}

/** 'Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00' (CONTENT-014). */
export function hoursText(openingHours: readonly OpeningHours[]): string {
  return openingHours.map((hours) => `${shortDaysText(hours)} ${timesText(hours)}`).join(' · ');
}

function shortDaysText({ from, to }: OpeningHours): string {
  return from === to ? DAYS[from].short : `${DAYS[from].short} a ${DAYS[to].short.toLowerCase()}`;
}

/** '8:00' for '08:00'. */
function spoken(time: string): string {
  return time.replace(/^0/, '');
}
