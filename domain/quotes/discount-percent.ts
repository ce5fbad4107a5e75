import { type PercentHundredths, parsePercent } from '../prices/percent.ts';
import { WHOLE_PERCENT } from './quote-amounts.ts';

/** Reads '12.5' of the API; '' is 0. `null` for any other text, and below 0 or above 100. */
export function parseDiscountPercent(text: string): PercentHundredths | null {
  const percent = parsePercent(text === '' ? '0' : text);
  return percent === null || percent < 0 || percent > WHOLE_PERCENT ? null : percent;
}

/** '12.5', as the API writes it. */
export function discountPercentToWire(percent: PercentHundredths): string {
  return String(percent / 100);
}
