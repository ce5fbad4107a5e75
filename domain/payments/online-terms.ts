import { type Centavos, centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { TransferRules } from './transfer-terms.ts';

/** What can be paid through Mercado Pago, which has no discount: all that is left, or first a deposit. */
export type OnlineTerms = { readonly left: Centavos; readonly deposit: Centavos | null };

const WHOLE = 10_000n;

/** `null` where nothing is left. */
export function onlineTerms(
  { total, left, hasBegun }: { total: Centavos; left: Centavos; hasBegun: boolean },
  { deposit }: Pick<TransferRules, 'deposit'>,
): OnlineTerms | null {
  if (left <= 0) return null;
  if (deposit === null || hasBegun || total < deposit.from) return { left, deposit: null };
  const share = halfUp({ numerator: BigInt(left) * BigInt(deposit.percent), denominator: WHOLE });
  const amount = centavos(Number(share));
  return { left, deposit: amount > 0 && amount < left ? amount : null };
}
