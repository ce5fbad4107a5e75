import { ceiling } from '../money/rounded-quotient.ts';
import { dividedBy, minus, plus, type Rate, times, whole } from './exact-fraction.ts';

/** The card company's surcharge and fee for a number of instalments (CALC-009 to CALC-012). */
export type InstalmentPlan = {
  readonly instalments: number;
  readonly surcharge: Rate;
  readonly cardFee: Rate;
  /** The province's, of the total (CALC-018). */
  readonly grossIncomeTax: Rate;
  /** Whether the shop pays all charges: the total is the cash price. */
  readonly isAbsorbed: boolean;
};

/** Whole pesos, each rounded up from its exact value (CALC-022, CALC-023). */
export type FinancingResult = {
  readonly finalAmount: bigint;
  readonly fee: bigint;
  readonly financingCost: bigint;
  readonly iva21: bigint;
  readonly iva10_5: bigint;
  readonly iva1_5: bigint;
  readonly iva3: bigint;
  readonly ibSantaFe: bigint;
  readonly totalDeductions: bigint;
  readonly installmentPrice: bigint;
};

type Financing = {
  /** What the shop receives, in whole pesos, 0 or more; with an absorbed plan, the cash price. */
  readonly amount: bigint;
  readonly instalments: number;
  readonly plans: readonly InstalmentPlan[];
};

const perThousand = (numerator: bigint): Rate => ({ numerator, denominator: 1000n });

const MAX_DIGITS = 12;

const ONE = whole(1n);
const VAT_ON_FEE = perThousand(210n);
const VAT_ON_FINANCING = perThousand(105n);
const LEVY_ON_FINANCING = perThousand(15n);
const LEVY_ON_FEE = perThousand(30n);

/**
 * The shopper's payment in instalments with which the shop receives `amount` (CALC-009 to CALC-024). With an absorbed plan
 * the shopper pays `amount`, and the deductions say what the shop gives of it.
 * @throws RangeError when no plan has that number of instalments
 */
export function calculateFinancing({ amount, instalments, plans }: Financing): FinancingResult {
  const plan = plans.find((candidate) => candidate.instalments === instalments);
  if (plan === undefined) throw new RangeError(`no plan of ${instalments} instalments`);

  const share = receivedShare(plan);
  const [net, total] = plan.isAbsorbed
    ? [times(whole(amount), share), whole(amount)]
    : [whole(amount), dividedBy(whole(amount), share)];
  const fee = times(total, plan.cardFee);
  const financingCost = times(net, plan.surcharge);
  return {
    finalAmount: ceiling(total),
    fee: ceiling(fee),
    financingCost: ceiling(financingCost),
    iva21: ceiling(times(fee, VAT_ON_FEE)),
    iva10_5: ceiling(times(financingCost, VAT_ON_FINANCING)),
    iva1_5: ceiling(times(financingCost, LEVY_ON_FINANCING)),
    iva3: ceiling(times(fee, LEVY_ON_FEE)),
    ibSantaFe: ceiling(times(total, plan.grossIncomeTax)),
    totalDeductions: ceiling(minus(total, net)),
    installmentPrice: ceiling(dividedBy(total, whole(BigInt(instalments)))),
  };
}

/** What the shop receives of each peso: what deductions leave of it, divided by what financing adds to a peso (CALC-019). */
function receivedShare({ surcharge, cardFee, grossIncomeTax }: InstalmentPlan): Rate {
  const onFinancing = plus(ONE, plus(VAT_ON_FINANCING, LEVY_ON_FINANCING));
  const onFee = plus(ONE, plus(VAT_ON_FEE, LEVY_ON_FEE));
  const charged = plus(ONE, times(surcharge, onFinancing));
  const left = minus(ONE, plus(times(cardFee, onFee), grossIncomeTax));
  return dividedBy(left, charged);
}

/** The first 12 digits of the text as whole pesos; 0 without digits (CALC-007, CALC-008). */
export function parseAmount(text: string): bigint {
  return BigInt(text.replace(/\D/g, '').slice(0, MAX_DIGITS));
}
