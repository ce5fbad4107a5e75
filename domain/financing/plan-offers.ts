import { cfteaHundredths, isWithoutInterest } from '../law/cftea.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { ceiling } from '../money/rounded-quotient.ts';
import { calculateFinancing, type InstalmentPlan } from './calculate-financing.ts';

/** What a plan costs for one cash price (LAW-002). */
export type PlanOffer = {
  readonly instalments: number;
  /** Whole pesos, as the calculator says. */
  readonly instalmentPrice: Centavos;
  /** What is paid in the end: all instalments together. */
  readonly financedTotal: Centavos;
  /** Hundredths of a percent. */
  readonly cftea: number;
  readonly isWithoutInterest: boolean;
};

/** The plans' costs by the calculator, for the cash price in whole pesos, rounded up; plans beyond any amount are left out. */
export function planOffers(cashPrice: Centavos, plans: readonly InstalmentPlan[]): PlanOffer[] {
  if (cashPrice <= 0) return [];
  const amount = ceiling({ numerator: BigInt(cashPrice), denominator: 100n });
  return plans.flatMap(({ instalments }) => {
    const { installmentPrice } = calculateFinancing({ amount, instalments, plans });
    const total = installmentPrice * BigInt(instalments) * 100n;
    if (total > BigInt(MAX_CENTAVOS)) return [];
    const instalmentPrice = centavos(Number(installmentPrice * 100n));
    const offer = { cashPrice, instalments, instalmentPrice };
    return {
      instalments,
      instalmentPrice,
      financedTotal: centavos(Number(total)),
      cftea: cfteaHundredths(offer),
      isWithoutInterest: isWithoutInterest(offer),
    };
  });
}
