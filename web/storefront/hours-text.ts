import type { OpeningHours } from '#config/store.ts';

/** 'Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00' (CONTENT-014). */
export function hoursText(openingHours: readonly OpeningHours[]): string {
  return openingHours.map(({ shortDays, times }) => `${shortDays} ${times.join(' y ')}`).join(' · ');
}
