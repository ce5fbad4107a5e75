import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { PercentHundredths } from '../prices/percent.ts';

/** What a shop asks of whoever pays by transfer. */
export type TransferRules = {
  readonly discountPercent: PercentHundredths;
  /** `null` where the shop asks for no deposit. */
  readonly deposit: { readonly percent: PercentHundredths; readonly from: Centavos } | null;
};

/** What was paid so far. */
export type PaidSoFar = {
  readonly byTransfer: Centavos;
  readonly otherwise: Centavos;
  /** What the shop already took off, because it was paid by transfer. */
  readonly discount: Centavos;
};

/** What there is to pay, and by transfer. */
export type TransferTerms = {
  /** Of the whole, without a discount. */
  readonly total: Centavos;
  /** What is left without a discount; below 0 for what was overpaid. */
  readonly left: Centavos;
  readonly discountPercent: PercentHundredths;
  /** What is left by transfer, and what that saves. */
  readonly leftByTransfer: Centavos;
  readonly saving: Centavos;
  readonly deposit: Deposit | null;
};

export type Deposit = {
  readonly percent: PercentHundredths;
  readonly amount: Centavos;
  /** What is left after it. Both add up to what is left by transfer. */
  readonly rest: Centavos;
};

const WHOLE = 10_000n;

/**
 * What is left to pay of a total by transfer, exact to the centavo (PAY-002). The discount is taken of all that was not paid
 * in another way, half up, once; so a deposit and the rest come to the same as the whole at once.
 */
export function transferTerms(total: Centavos, paid: PaidSoFar, rules: TransferRules): TransferTerms {
  const left = centavos(total - paid.byTransfer - paid.otherwise - paid.discount);
  const isSettled = left <= 0;
  const saving = isSettled ? ZERO : missingDiscount(total, paid, rules);
  const leftByTransfer = isSettled ? ZERO : centavos(left - saving);
  const { discountPercent } = rules;
  const deposit = isSettled || hasBegun(paid) ? null : depositOf(leftByTransfer, total, rules);
  return { total, left, discountPercent, leftByTransfer, saving, deposit };
}

/**
 * What a payment by transfer takes off the total: all of the discount with the payment that completes it, else nothing. So no
 * sum is left over, and nothing is given to whoever pays a part.
 */
export function earnedDiscount(
  amount: Centavos,
  { left, leftByTransfer, saving }: Pick<TransferTerms, 'left' | 'leftByTransfer' | 'saving'>,
): Centavos {
  if (left <= 0 || amount < leftByTransfer) return ZERO;
  return centavos(Math.max(0, Math.min(saving, left - amount)));
}

function missingDiscount(total: Centavos, paid: PaidSoFar, { discountPercent }: TransferRules): Centavos {
  const discounted = total - paid.otherwise;
  const whole = discounted <= 0 ? 0 : share(centavos(discounted), discountPercent);
  const left = total - paid.byTransfer - paid.otherwise - paid.discount;
  return centavos(Math.max(0, Math.min(whole - paid.discount, left)));
}

function depositOf(leftByTransfer: Centavos, total: Centavos, { deposit }: TransferRules): Deposit | null {
  if (deposit === null || total < deposit.from) return null;
  const amount = share(leftByTransfer, deposit.percent);
  return { percent: deposit.percent, amount, rest: centavos(leftByTransfer - amount) };
}

function hasBegun({ byTransfer, otherwise }: PaidSoFar): boolean {
  return byTransfer + otherwise > 0;
}

/** A percentage of an amount, half up to the centavo. */
function share(amount: Centavos, percent: PercentHundredths): Centavos {
  return centavos(Number(halfUp({ numerator: BigInt(amount) * BigInt(percent), denominator: WHOLE })));
}
