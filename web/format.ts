import { formatWholeNumber } from '#domain/text/format.ts';

export {
  formatAmount,
  formatCount,
  formatExactPrice,
  formatMegabytes,
  formatPrice,
  formatWholeNumber,
  formatWholePesos,
} from '#domain/text/format.ts';

// Formats of the shop's screens; those of mails too are in the domain, and the dashboard's own in its folder.
const NO_BREAK_SPACE = '\u00a0';

/** Whole hundredths of a percent: `1667` is '16,67 %', with a no-break space. */
export function formatPercent(hundredths: number): string {
  const size = Math.abs(hundredths);
  const decimals = String(size % 100).padStart(2, '0');
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${formatWholeNumber(Math.floor(size / 100))},${decimals}${NO_BREAK_SPACE}%`;
}
