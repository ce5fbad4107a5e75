import type { NumberForm } from '../imports/number-form.ts';
import { writtenAmount } from '../imports/written-amount.ts';
import { type Centavos, ZERO } from '../money/centavos.ts';
import { isRealDay } from '../text/is-real-day.ts';
import { normalised } from '../text/normalised.ts';
import { shopDay } from '../time/shop-days.ts';
import { taxIdDigits, taxIdProblem } from './tax-id.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** The day of a bank's cell, '2026-11-20', which writes the day before the month; `null` for anything else. */
export function bankDay(text: string): string | null {
  const written = normalised(text.trim());
  const [, offset] = /^\d{4}-\d{2}-\d{2}t[\d:.]+(z|[+-]\d{2}:?\d{2})$/.exec(written) ?? [];
  if (offset !== undefined) {
    const instant = Date.parse(text.trim());
    return Number.isNaN(instant) ? null : shopDay(instant);
  }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[t ].*)?$/.exec(written) ?? [];
  if (year !== undefined) return realDay(year, month, day);
  const parts = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,10})\.?[-/. ](\d{2}|\d{4})(?: .*)?$/.exec(written);
  if (parts === null) return null;
  const [, first, second = '', third = ''] = parts;
  return realDay(third.length === 2 ? `20${third}` : third, monthOf(second), first);
}

function monthOf(text: string): string {
  return /^\d/.test(text) ? text : `${MONTHS.indexOf(text.slice(0, 3)) + 1}`;
}

function realDay(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDay(written) ? written : null;
}

/** What a cell adds: 0 for a debit and an empty one, `null` for what is no amount. */
export function creditedAmount(text: string, form: NumberForm): Centavos | null {
  const written = text.trim();
  if (written === '' || isDebit(written)) return ZERO;
  const reading = writtenAmount(written.replace(/^\+\s*/, ''), form);
  return reading.ok ? reading.amount : null;
}

/** Banks write a debit as '-1.234,00', '1.234,00-' or '(1.234,00)'. */
function isDebit(written: string): boolean {
  return (
    /^\(.*\)$/.test(written) || /^(?:\D{0,5}\s*)?[-−]\s*[\d$]/.test(written) || /\d\s*[-−]$/.test(written)
  );
}

/** The first CUIT or CUIL with a good check digit, as 11 digits; '' without one. */
export function taxIdIn(text: string): string {
  for (const [found] of text.matchAll(/(?<!\d)(?:2[034567]|3[034])[-\s]?\d{8}[-\s]?\d(?!\d)/g))
    if (taxIdProblem(found) === null) return taxIdDigits(found);
  return '';
}
