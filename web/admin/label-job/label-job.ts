import { z } from 'zod';

const KEY = 'hilvan:etiquetas';

const jobSchema = z.object({
  title: z.string(),
  source: z.enum(['ticked', 'prices', 'receipt', 'own']),
  /** The price change that they come from, if they come from one. */
  batchId: z.string().optional(),
  lines: z.array(z.object({ productId: z.string(), variant: z.string().nullable(), count: z.int().min(1) })),
});

/** What labels are wanted of: a product with all its colours or models (`null`), or one of them, and how many of each. */
export type LabelJob = z.output<typeof jobSchema>;

export type LabelLine = LabelJob['lines'][number];

export const NO_LABELS: LabelJob = { title: 'Las que elegiste', source: 'own', lines: [] };

/** Without session storage it lasts as long as the page. */
let ofPage: LabelJob = NO_LABELS;

/** Kept for the tab: there can be too many for an address. */
export function saveLabelJob(job: LabelJob): void {
  ofPage = job;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(job));
  } catch {
    // The page's own copy is used.
  }
}

export function savedLabelJob(): LabelJob {
  try {
    return jobSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return ofPage;
  }
}

/** One label of each product, of each of its colours and models. */
export function linesOfProducts(ids: Iterable<string>): LabelLine[] {
  return [...ids].map((productId) => ({ productId, variant: null, count: 1 }));
}
