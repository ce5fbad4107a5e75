import { cfteaHundredths, isWithoutInterest } from '../law/cftea.ts';
import { type Centavos, centavos, MAX_CENTAVOS, pesos } from '../money/centavos.ts';
import { ceiling } from '../money/rounded-quotient.ts';
import { calculateFinancing, type InstalmentPlan } from './calculate-financing.ts';

/** What a plan costs for one cash price (LAW-002). */
export type PlanOffer = {
  readonly instalments: number;
  /** Whole pesos, as the calculator says; of an absorbed plan, the cash price's share down to the centavo. */
  readonly instalmentPrice: Centavos;
  /** What is paid in the end: all instalments together. */
  readonly financedTotal: Centavos;
  /** Hundredths of a percent; `null` for a single payment, which finances nothing. */
  readonly cftea: number | null;
  readonly isWithoutInterest: boolean;
};

/** A store has these. */
type Terms = {
  readonly instalmentPlans: readonly InstalmentPlan[];
  /** In pesos; lower cash prices have no instalments. */
  readonly plans: { readonly minimumPrice: number };
};

/** The plans' costs by the calculator, for the cash price in whole pesos, rounded up; plans beyond any amount are left out. */
export function planOffers(cashPrice: Centavos, terms: Terms): PlanOffer[] {
  if (cashPrice <= 0 || cashPrice < pesos(terms.plans.minimumPrice)) return [];
  return terms.instalmentPlans.flatMap((plan) => {
    const { instalments } = plan;
    const [instalmentPrice, total] = plan.isAbsorbed
      ? [BigInt(cashPrice) / BigInt(instalments), BigInt(cashPrice)]
      : calculatedAmounts(cashPrice, plan);
    if (total > BigInt(MAX_CENTAVOS)) return [];
    const offer = { cashPrice, instalments, instalmentPrice: centavos(Number(instalmentPrice)) };
    return {
      instalments,
      instalmentPrice: offer.instalmentPrice,
      financedTotal: centavos(Number(total)),
      cftea: instalments === 1 ? null : cfteaHundredths(offer),
      isWithoutInterest: instalments > 1 && isWithoutInterest(offer),
    };
  });
}

/** An instalment and all of them, in centavos. */
function calculatedAmounts(cashPrice: Centavos, plan: InstalmentPlan): [bigint, bigint] {
  const amount = ceiling({ numerator: BigInt(cashPrice), denominator: 100n });
  const { installmentPrice } = calculateFinancing({ amount, instalments: plan.instalments, plans: [plan] });
  return [installmentPrice * 100n, installmentPrice * BigInt(plan.instalments) * 100n];
}

/** The offer that costs least, and of several the one with most instalments; a single payment only without another. */
export function cheapestOffer(offers: readonly PlanOffer[]): PlanOffer | null {
  const financed = offers.filter(({ instalments }) => instalments > 1);
  const [cheapest] = (financed.length > 0 ? financed : offers).toSorted(
    (a, b) => a.financedTotal - b.financedTotal || b.instalments - a.instalments,
  );
  return cheapest ?? null;
}
