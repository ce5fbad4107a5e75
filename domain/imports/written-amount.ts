import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import type { NumberForm } from './number-form.ts';

type Reading =
  | { readonly ok: true; readonly amount: Centavos }
  | { readonly ok: false; readonly reason: 'no-number' | 'many-decimals' | 'negative' | 'too-large' };

const SIGNS = {
  'es-AR': { thousands: '.', decimal: ',' },
  'en-US': { thousands: ',', decimal: '.' },
} as const satisfies Record<NumberForm, { thousands: string; decimal: string }>;

const PATTERNS = { 'es-AR': patternOf('es-AR'), 'en-US': patternOf('en-US') } as const;

// A group can't begin with 0: '0.500' is half a peso, never five hundred.
function patternOf(form: NumberForm): RegExp {
  const { thousands, decimal } = SIGNS[form];
  return new RegExp(
    `^(-?)(?:(?:AR)?\\$\\s*|ARS\\s*)?(-?)(\\d+|[1-9]\\d{0,2}(?:\\${thousands}\\d{3})+)(?:\\${decimal}(\\d+))?$`,
    'i',
  );
}

/** '+ IVA', 'sin IVA' or 's/IVA', after an amount or in the name of its column. */
const WITHOUT_VAT = /(?:\+|\bm[aá]s|\bsin|\bs\/)\s*i\.?v\.?a\b\.?/i;
const WITH_VAT = /\(?(?:\bcon\s+iva|\biva\s+inc(?:l(?:uido)?)?)\.?\)?$/i;
/** Thousands between spaces of any width: '1 234,50'. */
const SPACED = /^\D{0,6}\d{1,3}(?:\s\d{3})+(?!\d)/;

/** Whether a price, or the name of a column of prices, says that the VAT is not in it. */
export function isWithoutVat(text: string): boolean {
  return WITHOUT_VAT.test(text);
}

/** An amount without what people write around it: '$1.234,50.-', '1 234,50 + IVA'. */
function bareAmount(text: string): string {
  return text
    .replace(WITHOUT_VAT, '')
    .trim()
    .replace(WITH_VAT, '')
    .trim()
    .replace(/[.,]-+$/, '')
    .replace(SPACED, (thousands) => thousands.replaceAll(/(?<=\d)\s/g, ''));
}

/** Reads an amount of pesos in one of the two forms, with or without '$'. Zeros after the second decimal don't count. */
export function writtenAmount(text: string, form: NumberForm): Reading {
  const parts = PATTERNS[form].exec(bareAmount(text));
  if (parts === null) return { ok: false, reason: 'no-number' };
  const [, before = '', after = '', whole = '', decimals = ''] = parts;
  if (!/^0*$/.test(decimals.slice(2))) return { ok: false, reason: 'many-decimals' };
  const fraction = decimals.slice(0, 2).padEnd(2, '0');
  const amount = Number(whole.replaceAll(SIGNS[form].thousands, '') + fraction);
  if (amount > MAX_CENTAVOS) return { ok: false, reason: 'too-large' };
  if ((before !== '' || after !== '') && amount > 0) return { ok: false, reason: 'negative' };
  return { ok: true, amount: centavos(amount) };
}

/** The value in pesos with a dot, with all its decimals; `null` where the text is no number of this form. */
function pesosText(text: string, form: NumberForm): string | null {
  const parts = PATTERNS[form].exec(bareAmount(text));
  if (parts === null) return null;
  const [, , , whole = '', decimals = ''] = parts;
  const digits = whole.replaceAll(SIGNS[form].thousands, '').replace(/^0+(?=\d)/, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

type ColumnForm = {
  /** The form to read by, unless somebody chooses the other. */
  readonly form: NumberForm;
  /** Both readings of the first value that doesn't tell; `null` when the column tells its form. */
  readonly readings: Record<NumberForm, string> | null;
};

/**
 * The form of a column of amounts. '1.234,50' tells it, and '1234' is the same in both; '1.234' could be a thousand or
 * a little more than one. Without any value that tells, the column can be read two ways.
 */
export function columnForm(texts: Iterable<string>): ColumnForm {
  const votes = { 'es-AR': 0, 'en-US': 0 };
  let readings: Record<NumberForm, string> | null = null;
  for (const text of texts) {
    const argentine = pesosText(text, 'es-AR');
    const american = pesosText(text, 'en-US');
    if (argentine === american) continue;
    if (american === null) votes['es-AR'] += 1;
    else if (argentine === null) votes['en-US'] += 1;
    else readings ??= { 'es-AR': argentine, 'en-US': american };
  }
  const form = votes['en-US'] > votes['es-AR'] ? 'en-US' : 'es-AR';
  const isTold = (votes['es-AR'] === 0) !== (votes['en-US'] === 0);
  return { form, readings: isTold ? null : readings };
}
