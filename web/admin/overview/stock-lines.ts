import { TriangleAlert } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount } from '#web/format.ts';
import type { TodayLine } from './today-lines.ts';

const SUMS = {
  one: 'existencia no coincide con su libro: cuéntala de nuevo',
  many: 'existencias no coinciden con su libro: cuéntalas de nuevo',
};

/** Sums of the shelf that were not those of their rows last night (STOCK-001). Nothing mends them but a count. */
export function stockLines({ stockDiffering }: Pick<WireOverview, 'stockDiffering'>): TodayLine[] {
  if (stockDiffering === 0) return [];
  const text = formatCount(stockDiffering, SUMS);
  return [{ Icon: TriangleAlert, text, to: deskPath('stock'), isDone: false }];
}
