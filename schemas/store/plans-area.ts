import { z } from 'zod';
import { day, listOf, neededListOf, percentText, wholeFrom } from './setting-parts.ts';

/** The day that the first period begins on: before any order. */
export const FIRST_DAY_OF_PLANS = '1923-01-01';

const plan = z.strictObject({
  instalments: wholeFrom(1, 60),
  surcharge: percentText,
  cardFee: percentText,
});

const period = z.strictObject({ from: day, plans: listOf(plan, 20) });

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
});
