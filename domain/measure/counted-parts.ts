import { type ReadQuantity, readQuantity } from './read-quantity.ts';
import { partsAsked, type SaleUnit } from './sale-unit.ts';

/**
 * What the shop means by an amount before a '*' at the desk: '12' pieces or whole metres, '1,5' m. Nothing typed is one, or
 * the least that is sold. What is off the step is asked, never rounded (UNIT-003).
 */
export function countedParts(typed: string | null, unit: SaleUnit): NonNullable<ReadQuantity> {
  if (typed === null) return { parts: partsAsked(1, unit) };
  return readQuantity(typed, unit) ?? { choices: [] };
}
