import { type Centavos, centavos } from '../money/centavos.ts';

export const MINIMUM_STITCHES = 12;

export type MinimumProgress = {
  /** Of `MINIMUM_STITCHES`; all of them only once the minimum is reached. */
  readonly stitches: number;
  /** 0 once it is reached. */
  readonly missing: Centavos;
};

/** How far a cart is on its way to the minimum of a first purchase (BUY-009). */
export function minimumProgress(total: Centavos, minimum: Centavos): MinimumProgress {
  if (total >= minimum) return { stitches: MINIMUM_STITCHES, missing: centavos(0) };
  return {
    stitches: Math.floor((total / minimum) * MINIMUM_STITCHES),
    missing: centavos(minimum - total),
  };
}
