import { LOCALE } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';

export {
  formatAmount,
  formatCount,
  formatExactPrice,
  formatMegabytes,
  formatPrice,
  formatUnits,
  formatWholeNumber,
  formatWholePesos,
} from '#domain/text/format.ts';

// Formats of the shop's screens; those of mails too are in the domain, and the dashboard's own in its folder.
const NO_BREAK_SPACE = '\u00a0';

const percent = once(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Hundredths of a percent: `1667` is '16,67 %', with a no-break space. */
export function formatPercent(hundredths: number): string {
  return `${percent().format(hundredths / 100)}${NO_BREAK_SPACE}%`;
}
