import type { z } from 'zod';
import { type NewPriceRow, newPriceRowSchema } from '#schemas/price-change.ts';
import { breathsBetween } from '#server/breathe.ts';

/** Rows that are read in one go; they take a ms. */
const PIECE = 500;

/** Named and told like any other request that does not fit its schema. */
class UnfitRows extends Error {
  readonly validation: readonly object[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('rows do not fit their schema');
    this.validation = issues.map(({ code, path, message, ...params }) => ({
      keyword: code,
      instancePath: `/rows/${path.join('/')}`,
      message,
      params,
    }));
  }
}

/** Enough to mend a request. */
const ISSUES_SHOWN = 100;

/**
 * Reads a request's rows, in pieces between which other requests are served.
 * @throws UnfitRows that name the first unfit rows
 */
export async function readRows(rows: readonly unknown[]): Promise<NewPriceRow[]> {
  const letPass = breathsBetween();
  const read: NewPriceRow[] = [];
  const issues: z.core.$ZodIssue[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) await letPass();
    const { success, data, error } = newPriceRowSchema.safeParse(row);
    if (success) read.push(data);
    else issues.push(...error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })));
    if (issues.length >= ISSUES_SHOWN) break;
  }
  if (issues.length > 0) throw new UnfitRows(issues);
  return read;
}
