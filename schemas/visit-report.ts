import { z } from 'zod';
import { idSchema } from './paging.ts';
import { MOST_REPORTED, type WireVisitReport } from './wire/visit-report.ts';

const ids = z.array(idSchema);

export const visitReportSchema: z.ZodType<WireVisitReport> = z.strictObject({
  arrived: z.boolean(),
  searches: z.array(z.string().max(200)).max(MOST_REPORTED.searches),
  seen: ids.max(MOST_REPORTED.seen),
  added: ids.max(MOST_REPORTED.added),
});
