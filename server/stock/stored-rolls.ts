import { z } from 'zod';
import type { Rolls } from '#domain/stock/rolls.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';

const rollsSchema = z.array(z.int().min(1));

/** The rolls of a sum, which its row keeps so that both change under one lock; `null` where nobody counted them. */
export function rollsOf({ rolls }: Pick<StockSumRow, 'rolls'>): Rolls | null {
  return rolls === '' ? null : rollsSchema.parse(JSON.parse(rolls));
}

export function rollsColumn(rolls: Rolls | null): string {
  return rolls === null ? '' : JSON.stringify(rolls);
}
