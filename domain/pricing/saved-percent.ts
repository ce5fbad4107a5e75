import type { Centavos } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';

type Totals = { readonly listTotal: Centavos; readonly total: Centavos };

/** In hundredths of a percent, rounded half up: 1667 is 16,67 %. 0 shows no discount (PRICE-018, PRICE-019). */
export function discountHundredths(line: Totals): number {
  return savedShare(line, 10_000n);
}

/** The whole percent for the cart panel, rounded half up from the exact share (PRICE-017). */
export function wholePercent(line: Totals): number {
  return savedShare(line, 100n);
}

function savedShare({ listTotal, total }: Totals, scale: bigint): number {
  if (listTotal === 0) return 0;
  const saving = BigInt(listTotal) - BigInt(total);
  return Number(halfUp({ numerator: saving * scale, denominator: BigInt(listTotal) }));
}
