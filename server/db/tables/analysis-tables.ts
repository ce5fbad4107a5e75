/** What happened on a day, whatever it was about. */
export const TOTAL_KINDS = ['visits', 'searches', 'empty-searches', 'views', 'additions', 'orders'] as const;

/** What happened to one search text or one product. */
export const SUBJECT_KINDS = [
  'search',
  'empty-search',
  'near-search',
  'viewed-product',
  'added-product',
  'ordered-product',
] as const;

export type TotalKind = (typeof TOTAL_KINDS)[number];
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

type DailySumsTable = {
  kind: TotalKind | SubjectKind;
  /** A day at the shop: '2026-11-20'. */
  day: string;
  /** A search text or a product's id; '' for totals. */
  subject: string;
  amount: number;
};

export type AnalysisTables = { daily_sums: DailySumsTable };
