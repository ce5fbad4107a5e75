import type { Rate } from '#domain/financing/exact-fraction.ts';
import { formatPercent } from '#web/format.ts';

/** '20 %', '95,5 %', with a no-break space: the decimals that the rate has, rounded to two. */
export function formatRate({ numerator, denominator }: Rate): string {
  const hundredths = Math.round((10_000 * Number(numerator)) / Number(denominator));
  return formatPercent(hundredths).replace(/(?:,00|0)(?=\u00a0)/, '');
}
