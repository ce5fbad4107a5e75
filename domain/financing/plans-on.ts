import type { InstalmentPlan } from './calculate-financing.ts';
import type { Rate } from './exact-fraction.ts';

/** With these rates at most, the total stays below twenty times the amount. Fees near 78 % leave nothing of it. */
export const MAX_CARD_FEE_PERCENT = 50;
export const MAX_SURCHARGE_PERCENT = 500;

/** A plan as people type it. Rates are percents with up to two decimals: '10.35'. */
export type PlanTerms = {
  readonly instalments: number;
  readonly surcharge: string;
  readonly cardFee: string;
};

/** The plans that hold from a day on ('YYYY-MM-DD'), until the next period begins. */
export type PlanPeriod = { readonly from: string; readonly plans: readonly PlanTerms[] };

/**
 * The plans that hold on a day ('YYYY-MM-DD'), of periods in the order of their days. A fee beyond the bound, which older
 * versions took, leaves its plan out.
 */
export function plansOn(history: readonly PlanPeriod[], day: string): readonly InstalmentPlan[] {
  const period = history.findLast(({ from }) => from <= day);
  const plans = (period?.plans ?? []).filter(({ cardFee }) => Number(cardFee) <= MAX_CARD_FEE_PERCENT);
  return plans.map(({ instalments, surcharge, cardFee }) => ({
    instalments,
    surcharge: rateOf(surcharge),
    cardFee: rateOf(cardFee),
  }));
}

/** '10.35' is 1035 ten-thousandths. */
function rateOf(percent: string): Rate {
  const [units = '0', decimals = ''] = percent.split('.');
  return { numerator: BigInt(units + decimals.padEnd(2, '0')), denominator: 10_000n };
}
