import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { MOST_ROLLS } from '#domain/stock/rolls.ts';
import { typedStock } from './typed-stock.ts';

/** '25 + 18,5 m + 0,8' as lengths; none for an empty text, `undefined` for one that is no list of lengths. */
export function typedRolls(text: string, unit: SaleUnit): readonly number[] | undefined {
  if (text.trim() === '') return [];
  const lengths = text.split('+').map((part) => typedStock(part, unit));
  if (lengths.length > MOST_ROLLS) return undefined;
  return lengths.every((length) => length !== undefined && length > 0)
    ? lengths.flatMap((length) => length ?? [])
    : undefined;
}
