import { once } from '#domain/text/once.ts';

const longDay = once(
  () => new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** 'viernes, 27 de noviembre' of a day as the API writes it, 'YYYY-MM-DD'. */
export function formatDay(day: string): string {
  return longDay().format(Date.parse(`${day}T00:00:00Z`));
}
