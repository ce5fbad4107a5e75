import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { formatExactPrice } from '#web/format.ts';

/** An amount as one form reads it. Tenths of a centavo are no price, but they show which reading is wrong. */
export function shownReading(decimal: string): string {
  const amount = parseDecimalString(decimal);
  return amount === null ? `$\u00a0${decimal.replace('.', ',')}` : formatExactPrice(amount);
}
