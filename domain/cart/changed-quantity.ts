import { mostParts, type SaleUnit } from '../measure/sale-unit.ts';
import type { Quantities } from '../products/quantities.ts';

/** A change of one variant, in smallest parts. */
export type QuantityChange = { readonly variant: string; readonly delta: number };

/**
 * Adds `delta` to one variant, up to the most that a line holds. A variant with nothing left, or less than can be sold, is
 * removed (CART-012, CART-013).
 */
export function changedQuantity(
  quantities: Quantities,
  { variant, delta }: QuantityChange,
  unit: SaleUnit,
): Quantities {
  const counts = new Map(Object.entries(quantities));
  const units = (counts.get(variant) ?? 0) + delta;
  if (!Number.isSafeInteger(units)) return quantities;

  if (units >= unit.minimum) counts.set(variant, Math.min(units, mostParts(unit)));
  else counts.delete(variant);
  return asQuantities(counts);
}

/** The sum of both, by variant. */
export function addedQuantities(quantities: Quantities, added: Quantities, unit: SaleUnit): Quantities {
  return Object.entries(added).reduce<Quantities>(
    (sum, [variant, delta]) => changedQuantity(sum, { variant, delta }, unit),
    quantities,
  );
}

/** What is left of the quantities without the taken ones, by variant. */
export function takenOutQuantities(quantities: Quantities, taken: Quantities, unit: SaleUnit): Quantities {
  return Object.entries(taken).reduce<Quantities>(
    (left, [variant, units]) => changedQuantity(left, { variant, delta: -units }, unit),
    quantities,
  );
}

/**
 * Keeps valid amounts alone: whole numbers from the least to the most that the unit has. Amounts that are all valid are
 * returned as they are.
 */
export function soundQuantities(counts: Readonly<Record<string, unknown>>, unit: SaleUnit): Quantities {
  if (areSound(counts, unit)) return counts;
  const sound = new Map<string, number>();
  for (const [variant, units] of Object.entries(counts)) {
    if (typeof units !== 'number' || !Number.isSafeInteger(units) || units < unit.minimum) continue;
    sound.set(variant, Math.min(units, mostParts(unit)));
  }
  return asQuantities(sound);
}

function areSound(counts: Readonly<Record<string, unknown>>, unit: SaleUnit): counts is Quantities {
  return Object.values(counts).every(
    (units) =>
      typeof units === 'number' &&
      Number.isSafeInteger(units) &&
      units >= unit.minimum &&
      units <= mostParts(unit),
  );
}

// `fromEntries` creates own properties, so a variant named '__proto__' is safe.
function asQuantities(counts: ReadonlyMap<string, number>): Quantities {
  return Object.fromEntries(counts);
}
