import { cappedCentavos } from '../money/capped-centavos.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import type { LinePrice } from './price-line.ts';

export type CartTotals = {
  readonly listTotal: Centavos;
  readonly total: Centavos;
  readonly saving: Centavos;
  readonly units: number;
  /** Whether a line has no price ('Consultar'). The sums leave it out. */
  readonly hasUnpriced: boolean;
};

/** The sums of the lines, without shipping, which is 'A confirmar' (PRICE-022 to PRICE-024). */
export function cartTotals(lines: readonly LinePrice[]): CartTotals {
  const listTotal = sum(lines.map((line) => line.listTotal));
  const total = sum(lines.map((line) => line.total));
  return {
    listTotal,
    total,
    saving: centavos(listTotal - total),
    units: lines.reduce((units, line) => units + line.units, 0),
    hasUnpriced: lines.some((line) => line.price === null),
  };
}

function sum(amounts: readonly Centavos[]): Centavos {
  return cappedCentavos(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}
