import type { Centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

export type InstalmentOffer = {
  /** Above 0. */
  readonly cashPrice: Centavos;
  /** A whole number, 1 or more. */
  readonly instalments: number;
  /** What each instalment costs. */
  readonly instalmentPrice: Centavos;
};

/** Fractions are whole numbers of 2^-256, so that no rounding reaches the second decimal. */
const FRACTION_BITS = 256n;
const ONE = 1n << FRACTION_BITS;

/**
 * The total financial cost in a year (LAW-002): (1 + i)^12 - 1, with i the monthly rate at which the instalments, the first
 * one after a month, are worth the cash price. In hundredths of a percent: 8345 is 83,45 %.
 *
 * What holds: without cost it is 0. It never falls with a dearer instalment, a lower cash price, or one more instalment of
 * the same amount. It depends on the ratio of instalment and cash price alone.
 */
export function cfteaHundredths(offer: InstalmentOffer): number {
  if (isWithoutInterest(offer)) return 0;
  const growth = dividedBy(ONE, monthlyDiscount(offer));
  let inAYear = ONE;
  for (let month = 0; month < 12; month += 1) inAYear = times(inAYear, growth);
  return Number(halfUp({ numerator: (inAYear - ONE) * 10_000n, denominator: ONE }));
}

/** Whether the instalments together cost no more than cash: only then a plan is 'sin interés'. */
export function isWithoutInterest({ cashPrice, instalments, instalmentPrice }: InstalmentOffer): boolean {
  return BigInt(instalmentPrice) * BigInt(instalments) <= BigInt(cashPrice);
}

/**
 * x = 1 / (1 + i), the root of x + x² + … + x^n = cash / instalment, by Newton's method. The left side is convex and rises,
 * so from above the root each step comes nearer and never passes it.
 */
function monthlyDiscount({ cashPrice, instalments, instalmentPrice }: InstalmentOffer): bigint {
  const worth = dividedBy(BigInt(cashPrice), BigInt(instalmentPrice));
  let x = worth < ONE ? worth : ONE;
  for (;;) {
    let [sum, slope] = [0n, 0n];
    for (let paid = 0; paid < instalments; paid += 1) {
      slope = times(slope, x) + sum + ONE;
      sum = times(sum + ONE, x);
    }
    const next = x - dividedBy(sum - worth, slope);
    if (next >= x) return x;
    x = next;
  }
}

function times(one: bigint, other: bigint): bigint {
  return (one * other) >> FRACTION_BITS;
}

function dividedBy(one: bigint, divisor: bigint): bigint {
  return (one << FRACTION_BITS) / divisor;
}
