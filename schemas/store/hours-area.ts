import { z } from 'zod';
import { WEEKDAYS } from '#domain/store/weekly-hours.ts';
import { day, line, listOf, neededListOf, openSpan } from './setting-parts.ts';

const MAX_SPANS = 6;
const weekday = z.enum(WEEKDAYS, { error: 'tiene que ser un día de la semana, como Monday' });

export const hoursArea = z.strictObject({
  openingHours: listOf(
    z.strictObject({ from: weekday, to: weekday, spans: neededListOf(openSpan, MAX_SPANS) }),
    7,
  ),
  holidays: listOf(z.strictObject({ date: day, text: line, spans: listOf(openSpan, MAX_SPANS) }), 60),
});
