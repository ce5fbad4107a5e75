import { z } from 'zod';

/** The ways of selling that a shop switches on. */
export const sellingArea = z.strictObject({
  /** Whether products can be sold by the metre, the kilo or the litre (UNIT-001). */
  byMeasure: z.boolean(),
  /** Whether products can have bar codes, and labels are printed (LABEL-001). */
  barCodes: z.boolean(),
  /** Whether price lists open to who has their links (TRADE-002). */
  wholesale: z.boolean(),
});
