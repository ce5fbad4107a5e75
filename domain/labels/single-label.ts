/** A label of a roll, which a thermal printer prints alone. In mm. */
export type SingleLabel = { readonly key: string; readonly width: number; readonly height: number };

/** The stylesheet has a page of each size. */
export const SINGLE_LABELS: readonly [SingleLabel, ...SingleLabel[]] = [
  { key: '50x25', width: 50, height: 25 },
  { key: '58x40', width: 58, height: 40 },
  { key: '60x30', width: 60, height: 30 },
  { key: '100x50', width: 100, height: 50 },
];
