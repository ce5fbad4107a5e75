import { z } from 'zod';
import type { LabelsOf } from './labels-of.ts';
import { idSchema } from './paging.ts';
import { MOST_REPORTED } from './wire/most-reported.ts';

const ids = z.array(idSchema);

/** What a browser tells of one stay on the shop's pages, without saying whose. */
export const visitReportSchema = z.strictObject({
  /** Whether the visitor came from outside the shop. */
  arrived: z.boolean(),
  /** As typed. */
  searches: z.array(z.string().max(200)).max(MOST_REPORTED.searches),
  /** The products whose page was seen, and those added to the cart. */
  seen: ids.max(MOST_REPORTED.seen),
  added: ids.max(MOST_REPORTED.added),
});

export type WireVisitReport = z.infer<typeof visitReportSchema>;

export const VISIT_LABELS = {
  arrived: 'Llegada',
  searches: 'Búsquedas',
  seen: 'Productos vistos',
  added: 'Productos agregados',
} as const satisfies LabelsOf<WireVisitReport>;
