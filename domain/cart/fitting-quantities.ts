import { mostParts, type SaleUnit } from '../measure/sale-unit.ts';
import type { Quantities } from '../products/quantities.ts';

/** The part of `added` that fits into a line with these quantities: at most `mostParts` of a variant (DETAIL-021). */
export function fittingQuantities(quantities: Quantities, added: Quantities, unit: SaleUnit): Quantities {
  const present = new Map(Object.entries(quantities));
  const fitting = Object.entries(added).flatMap(([variant, units]) => {
    const fits = Math.min(units, mostParts(unit) - (present.get(variant) ?? 0));
    return fits > 0 ? [[variant, fits] as const] : [];
  });
  return Object.fromEntries(fitting);
}
