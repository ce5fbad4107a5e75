import { cappedCentavos } from '../money/capped-centavos.ts';
import type { Centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

/** The units in which products are sold, by their codes of UN/CEFACT Recommendation 20: piece, metre, kilogram, litre. */
export const UNIT_CODES = ['C62', 'MTR', 'KGM', 'LTR'] as const;

export type UnitCode = (typeof UNIT_CODES)[number];

/**
 * How a product is sold (UNIT-001). A quantity is always a whole number of smallest parts: one unit has `10 ** scale` of
 * them, so 1,5 m at scale 2 is 150.
 */
export type SaleUnit = {
  readonly code: UnitCode;
  readonly scale: 0 | 2 | 3;
  /** The step of quantities, in smallest parts. */
  readonly increment: number;
  /** The smallest quantity, in smallest parts; a multiple of the increment. */
  readonly minimum: number;
};

/** Sold by the piece, as every product is that says nothing else. */
export const BY_PIECE: SaleUnit = { code: 'C62', scale: 0, increment: 1, minimum: 1 };

/** The unit as far as amounts are written and added up by it. */
export function unitOfCode(code: UnitCode): Pick<SaleUnit, 'code' | 'scale'> {
  return { code, scale: SCALES[code] };
}

/** A unit of which a part can be sold. */
export type MeasureCode = Exclude<UnitCode, 'C62'>;

export const MEASURE_CODES = ['MTR', 'KGM', 'LTR'] as const satisfies readonly MeasureCode[];

export const SCALES = { C62: 0, MTR: 2, KGM: 3, LTR: 3 } as const satisfies Record<
  UnitCode,
  SaleUnit['scale']
>;

/** The steps that a shop can choose, in hundredths of a unit (UNIT-001). */
const STEPS = [100, 50, 25, 10, 5, 1];

export function isByMeasure({ code }: Pick<SaleUnit, 'code'>): boolean {
  return code !== 'C62';
}

/** Whether not every whole number of smallest parts is sold: what is measured, and pieces of a list that sells 'de a 12'. */
export function isInSteps(unit: SaleUnit): boolean {
  return isByMeasure(unit) || unit.increment > 1;
}

/** The steps in which a unit can be sold, in smallest parts, the largest first. */
export function stepsOf(code: MeasureCode): readonly number[] {
  return STEPS.map((hundredths) => (hundredths * partsOfOne({ scale: SCALES[code] })) / 100);
}

/** Whether a product can be sold so: by the piece, or by a measure with one of its steps and a minimum on it. */
export function isSaleUnit({ code, scale, increment, minimum }: SaleUnit): boolean {
  if (code === 'C62') return scale === 0 && increment === 1 && minimum === 1;
  if (scale !== SCALES[code] || !stepsOf(code).includes(increment)) return false;
  return isOnStep(minimum, { code, scale, increment, minimum: increment });
}

export function isSameSaleUnit(one: SaleUnit, other: SaleUnit): boolean {
  return one.code === other.code && one.increment === other.increment && one.minimum === other.minimum;
}

/** No line has more of one variant than so many whole units (DETAIL-021). */
export const MOST_UNITS = 9999;

/** No quantity has more smallest parts, whatever the unit. */
export const MOST_PARTS = MOST_UNITS * 1000;

/** How many smallest parts one unit has. */
export function partsOfOne({ scale }: Pick<SaleUnit, 'scale'>): number {
  return 10 ** scale;
}

/** The largest quantity of a variant, in smallest parts. */
export function mostParts(unit: SaleUnit): number {
  const most = MOST_UNITS * partsOfOne(unit);
  return most - (most % unit.increment);
}

/** Whether so many parts can be cut: on the step, from the minimum to the maximum. */
export function isOnStep(parts: number, unit: SaleUnit): boolean {
  return (
    Number.isSafeInteger(parts) &&
    parts >= unit.minimum &&
    parts <= mostParts(unit) &&
    parts % unit.increment === 0
  );
}

/** The quantities that can be cut and are nearest to another one: one below and one above, or the only one at an end. */
export function nearestOnStep(parts: bigint, denominator: bigint, unit: SaleUnit): readonly number[] {
  const increment = BigInt(unit.increment);
  const lower = (parts / (denominator * increment)) * increment;
  const within = [lower, lower + increment].map((one) => bounded(one, unit));
  return [...new Set(within)];
}

function bounded(parts: bigint, unit: SaleUnit): number {
  if (parts < BigInt(unit.minimum)) return unit.minimum;
  const most = mostParts(unit);
  return parts > BigInt(most) ? most : Number(parts);
}

/** So many whole units in smallest parts. */
export function partsOf(units: number, unit: Pick<SaleUnit, 'scale'>): number {
  return units * partsOfOne(unit);
}

/** What a person means by a plain count, as '12*' at the desk: so many units, or the least that is sold. */
export function partsAsked(count: number, unit: SaleUnit): number {
  return Math.min(Math.max(partsOf(count, unit), unit.minimum), mostParts(unit));
}

/** How many of `in` equal steps to `of` so many parts have gone, rounded down. */
export function wholeShare(parts: number, { of, in: steps }: { of: number; in: number }): number {
  return Math.floor((parts * steps) / of);
}

/** What whole units cost together: 1 of them, or those of a pack. */
export type PriceOfUnits = { readonly price: Centavos; readonly of: number };

/** What so many parts cost by the price of whole units, rounded half up to the centavo once (UNIT-002). */
export function costOf({ price, of }: PriceOfUnits, parts: number, unit: Pick<SaleUnit, 'scale'>): Centavos {
  const numerator = BigInt(price) * BigInt(parts);
  return cappedCentavos(halfUp({ numerator, denominator: BigInt(partsOf(of, unit)) }));
}
