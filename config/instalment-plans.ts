import type { InstalmentPlan } from '#domain/financing/calculate-financing.ts';

const CARD_FEE = { numerator: 180n, denominator: 10_000n };

/** The plans of the demo store's card company (CALC-004, CALC-009 to CALC-012); the store's file may list others. */
export const INSTALMENT_PLANS: readonly InstalmentPlan[] = [
  { instalments: 3, surcharge: { numerator: 1035n, denominator: 10_000n }, cardFee: CARD_FEE },
  { instalments: 6, surcharge: { numerator: 2000n, denominator: 10_000n }, cardFee: CARD_FEE },
  { instalments: 12, surcharge: { numerator: 9550n, denominator: 10_000n }, cardFee: CARD_FEE },
];
