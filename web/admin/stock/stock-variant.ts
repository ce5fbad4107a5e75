import type { WireProductStock } from '#schemas/stock-answers.ts';

/** What there is of a product's variant. */
export type StockVariant = WireProductStock['variants'][number];

export type VariantUnit = WireProductStock['unit'];
