/** A rate as an exact fraction of one: 10,35 % is `{ numerator: 1035n, denominator: 10_000n }`. */
export type Rate = { readonly numerator: bigint; readonly denominator: bigint };

/** How the card company finances a number of instalments: its surcharge and its fee (CALC-009 to CALC-012). */
export type InstalmentPlan = {
  readonly instalments: number;
  readonly surcharge: Rate;
  readonly cardFee: Rate;
};

const perTenThousand = (numerator: bigint): Rate => ({ numerator, denominator: 10_000n });

const CARD_FEE = perTenThousand(180n);

export const INSTALMENT_PLANS: readonly InstalmentPlan[] = [
  { instalments: 3, surcharge: perTenThousand(1035n), cardFee: CARD_FEE },
  { instalments: 6, surcharge: perTenThousand(2000n), cardFee: CARD_FEE },
  { instalments: 12, surcharge: perTenThousand(9550n), cardFee: CARD_FEE },
];
