import type { PercentHundredths } from '#domain/prices/percent.ts';

/** '12,5 %', with a no-break space and only the decimals that it has. */
export function formatDiscount(percent: PercentHundredths): string {
  return `${String(percent / 100).replace('.', ',')}\u00a0%`;
}
