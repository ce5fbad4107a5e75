import type { z } from 'zod';
import { breathsBetween } from './breathe.ts';

/** Rows that are read in one go; they take a ms. */
const PIECE = 500;

/** Named and told like any other request that does not fit its schema. */
class UnfitRows extends Error {
  readonly validation: readonly object[];

  constructor(field: string, issues: readonly z.core.$ZodIssue[]) {
    super('rows do not fit their schema');
    this.validation = issues.map(({ code, path, message, ...params }) => ({
      keyword: code,
      instancePath: `/${field}/${path.join('/')}`,
      message,
      params,
    }));
  }
}

/** Enough to mend a request. */
const ISSUES_SHOWN = 100;

/**
 * Reads the rows of a request's field, in pieces between which other requests are served.
 * @throws UnfitRows that name the first unfit rows
 */
export async function readInPieces<Row>(
  rows: readonly unknown[],
  { field, schema }: { readonly field: string; readonly schema: z.ZodType<Row> },
): Promise<Row[]> {
  const letPass = breathsBetween();
  const read: Row[] = [];
  const issues: z.core.$ZodIssue[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) await letPass();
    const { success, data, error } = schema.safeParse(row);
    if (success) read.push(data);
    else issues.push(...error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })));
    if (issues.length >= ISSUES_SHOWN) break;
  }
  if (issues.length > 0) throw new UnfitRows(field, issues);
  return read;
}
