import type { InstalmentPlan } from './calculate-financing.ts';
import type { Rate } from './exact-fraction.ts';

/** With these rates at most, the total stays below 24 times the amount. Fees near 78 % leave nothing of it. */
export const MAX_CARD_FEE_PERCENT = 50;
export const MAX_SURCHARGE_PERCENT = 500;
export const MAX_GROSS_INCOME_TAX_PERCENT = 10;

/** A plan as people type it. Rates are percents with up to two decimals: '10.35'. */
export type PlanTerms = {
  readonly instalments: number;
  readonly surcharge: string;
  readonly cardFee: string;
  /** Whether the shop pays all charges of the card. */
  readonly isAbsorbed?: boolean | undefined;
};

/** The plans that hold from a day on ('YYYY-MM-DD'), until the next period begins. */
export type PlanPeriod = { readonly from: string; readonly plans: readonly PlanTerms[] };

export type PlanSettings = {
  readonly history: readonly PlanPeriod[];
  /** The province's gross-income tax on the total, in percent. */
  readonly grossIncomeTax: string;
};

/**
 * The plans that hold on a day ('YYYY-MM-DD'), of periods in the order of their days. A fee beyond the bound, which older
 * versions took, leaves its plan out.
 */
export function plansOn({ history, grossIncomeTax }: PlanSettings, day: string): readonly InstalmentPlan[] {
  const period = history.findLast(({ from }) => from <= day);
  const plans = (period?.plans ?? []).filter(({ cardFee }) => Number(cardFee) <= MAX_CARD_FEE_PERCENT);
  return plans.map(({ instalments, surcharge, cardFee, isAbsorbed = false }) => ({
    instalments,
    surcharge: rateOf(surcharge),
    cardFee: rateOf(cardFee),
    grossIncomeTax: rateOf(grossIncomeTax),
    isAbsorbed,
  }));
}

/** '10.35' is 1035 ten-thousandths. */
function rateOf(percent: string): Rate {
  const [units = '0', decimals = ''] = percent.split('.');
  return { numerator: BigInt(units + decimals.padEnd(2, '0')), denominator: 10_000n };
}
