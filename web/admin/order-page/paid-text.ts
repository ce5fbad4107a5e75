import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatAmount } from '#web/format.ts';

/** '$ 4.850' or '$ 4.850,50', of pesos as the API sends them. */
export function paidText(pesos: number): string {
  return formatAmount(amountFromWire(pesos));
}
