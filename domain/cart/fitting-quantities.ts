import type { Quantities } from '../products/quantities.ts';
import { MAX_UNITS } from '../products/variants.ts';

/** The part of `added` that fits into a line with these quantities: at most `MAX_UNITS` of a variant (DETAIL-021). */
export function fittingQuantities(quantities: Quantities, added: Quantities): Quantities {
  const present = new Map(Object.entries(quantities));
  const fitting = Object.entries(added).flatMap(([variant, units]) => {
    const fits = Math.min(units, MAX_UNITS - (present.get(variant) ?? 0));
    return fits > 0 ? [[variant, fits] as const] : [];
  });
  return Object.fromEntries(fitting);
}
