import type { Rate } from '#domain/financing/exact-fraction.ts';
import { LOCALE } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';

const upToTwoDecimals = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));

/** '20 %', '95,5 %', with a no-break space. */
export function formatRate({ numerator, denominator }: Rate): string {
  const percent = (100 * Number(numerator)) / Number(denominator);
  return `${upToTwoDecimals().format(percent)}\u00a0%`;
}
