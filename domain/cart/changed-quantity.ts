import type { Quantities } from '../products/quantities.ts';
import { MAX_UNITS } from '../products/variants.ts';

/** Adds `delta` units to one variant. A variant with 0 units or less is removed (CART-012, CART-013). */
export function changedQuantity(
  quantities: Quantities,
  change: { variant: string; delta: number },
): Quantities {
  const { variant, delta } = change;
  const counts = new Map(Object.entries(quantities));
  const units = (counts.get(variant) ?? 0) + delta;
  if (!Number.isSafeInteger(units)) return quantities;

  if (units > 0) counts.set(variant, Math.min(units, MAX_UNITS));
  else counts.delete(variant);
  return asQuantities(counts);
}

/** The sum of both, by variant. */
export function addedQuantities(quantities: Quantities, added: Quantities): Quantities {
  return Object.entries(added).reduce<Quantities>(
    (sum, [variant, delta]) => changedQuantity(sum, { variant, delta }),
    quantities,
  );
}

/** What is left of the quantities without the taken ones, by variant. */
export function takenOutQuantities(quantities: Quantities, taken: Quantities): Quantities {
  return Object.entries(taken).reduce<Quantities>(
    (left, [variant, units]) => changedQuantity(left, { variant, delta: -units }),
    quantities,
  );
}

/** Keeps valid counts alone: whole numbers from 1 to `MAX_UNITS`. Counts that are all valid are returned as they are. */
export function soundQuantities(counts: Readonly<Record<string, unknown>>): Quantities {
  if (areSound(counts)) return counts;
  const sound = new Map<string, number>();
  for (const [variant, units] of Object.entries(counts)) {
    if (typeof units !== 'number' || !Number.isSafeInteger(units) || units <= 0) continue;
    sound.set(variant, Math.min(units, MAX_UNITS));
  }
  return asQuantities(sound);
}

function areSound(counts: Readonly<Record<string, unknown>>): counts is Quantities {
  return Object.values(counts).every(
    (units) => Number.isSafeInteger(units) && Number(units) > 0 && Number(units) <= MAX_UNITS,
  );
}

// `fromEntries` creates own properties, so a variant named '__proto__' is safe.
function asQuantities(counts: ReadonlyMap<string, number>): Quantities {
  return Object.fromEntries(counts);
}
