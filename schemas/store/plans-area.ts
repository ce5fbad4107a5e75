import { z } from 'zod';
import {
  MAX_CARD_FEE_PERCENT,
  MAX_GROSS_INCOME_TAX_PERCENT,
  MAX_SURCHARGE_PERCENT,
} from '#domain/financing/plans-on.ts';
import { day, listOf, neededListOf, percentText, wholeFrom } from './setting-parts.ts';

/** The day that the first period begins on: before any order. */
export const FIRST_DAY_OF_PLANS = '1923-01-01';

const percentUpTo = (most: number) =>
  percentText.refine((percent) => Number(percent) <= most, { error: `no puede pasar de ${most}\u00a0%` });

export const surchargePercent = percentUpTo(MAX_SURCHARGE_PERCENT);
export const cardFeePercent = percentUpTo(MAX_CARD_FEE_PERCENT);

const plan = z.strictObject({
  instalments: wholeFrom(1, 60),
  surcharge: surchargePercent,
  cardFee: cardFeePercent,
  isAbsorbed: z.boolean({ error: 'tiene que ser verdadero o falso' }).optional(),
});

/** A plan is known by its number of instalments. */
export const plansWith = <Plan extends z.ZodType<{ readonly instalments: number }>>(plan: Plan) =>
  listOf(plan, 20).superRefine((plans, context) => {
    const counts = plans.map(({ instalments }) => instalments);
    for (const [index, count] of counts.entries()) {
      if (counts.indexOf(count) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'instalments'], message: 'ya tiene un plan' });
    }
  });

const period = z.strictObject({ from: day, plans: plansWith(plan) });

export const plansArea = z.strictObject({
  /** In the order of their days. */
  history: neededListOf(period, 200)
    .refine((history) => history[0]?.from === FIRST_DAY_OF_PLANS, {
      error: `el primer período tiene que empezar el ${FIRST_DAY_OF_PLANS}`,
    })
    .refine(
      (history) => history.every(({ from }, index) => index === 0 || from > (history[index - 1]?.from ?? '')),
      {
        error: 'cada período tiene que empezar después del anterior',
      },
    ),
  /** In pesos. Prices below it show no instalments. */
  minimumPrice: wholeFrom(0, 1_000_000_000).default(0),
  /** What the calculator takes for the province, of the total (CALC-018). */
  grossIncomeTax: percentUpTo(MAX_GROSS_INCOME_TAX_PERCENT).default('3.60'),
});
