import type { Rate } from '#domain/financing/exact-fraction.ts';
import { formatWholeNumber } from '#domain/text/format.ts';

/** '20 %', '95,5 %', with a no-break space. For a rate from 0; more than two decimals are rounded. */
export function formatRate({ numerator, denominator }: Rate): string {
  const hundredths = Math.round((10_000 * Number(numerator)) / Number(denominator));
  return `${formatWholeNumber(Math.floor(hundredths / 100))}${decimalsOf(hundredths)}\u00a0%`;
}

function decimalsOf(hundredths: number): string {
  if (hundredths % 100 === 0) return '';
  if (hundredths % 10 === 0) return `,${(hundredths % 100) / 10}`;
  return `,${String(hundredths % 100).padStart(2, '0')}`;
}
