import { readQuantity } from '#domain/measure/read-quantity.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { shelfUnit } from '#domain/stock/stock-unit.ts';

/** An amount on the shelf as people type it, '12' or '42,5 m'; `undefined` for a text that is none, or may be two. */
export function typedStock(text: string, unit: SaleUnit): number | undefined {
  const read = readQuantity(text, shelfUnit(unit));
  return read !== null && 'parts' in read ? read.parts : undefined;
}
