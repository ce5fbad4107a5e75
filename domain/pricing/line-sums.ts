import { type Amount, summedAmounts, thingsIn } from '../measure/amounts.ts';
import { cappedCentavos } from '../money/capped-centavos.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import type { LinePrice } from './price-line.ts';

export type LineSums = {
  readonly listTotal: Centavos;
  readonly total: Centavos;
  readonly saving: Centavos;
  /** What the lines hold, by unit of sale. */
  readonly amounts: readonly Amount[];
  /** How many things they are (`thingsIn`). */
  readonly things: number;
  /** Whether units have no price ('Consultar'). The sums leave them out. */
  readonly hasUnpriced: boolean;
};

/** The sums of the lines, without shipping, which is 'A confirmar' (PRICE-022 to PRICE-024). */
export function lineSums(lines: readonly LinePrice[]): LineSums {
  const listTotal = sum(lines.map((line) => line.listTotal));
  const total = sum(lines.map((line) => line.total));
  return {
    listTotal,
    total,
    saving: centavos(listTotal - total),
    amounts: summedAmounts(lines),
    things: thingsIn(lines),
    hasUnpriced: lines.some((line) => line.price === null && line.units > 0),
  };
}

/** Sums stop at ten trillion pesos. An order that reaches them is refused, because its sums may be wrong. */
export function isBeyondSums({ listTotal }: Pick<LineSums, 'listTotal'>): boolean {
  return listTotal >= MAX_CENTAVOS;
}

function sum(amounts: readonly Centavos[]): Centavos {
  return cappedCentavos(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}
