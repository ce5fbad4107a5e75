import type { Vat } from '#domain/law/vat.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { Rounding } from '#domain/prices/rounding.ts';
import type { WirePriceAlteration, WirePriceRule, WirePriceSelection } from '#schemas/price-change.ts';
import { type RoundingModeName, type StudioForm, type Target, takesPercent } from './studio-form.ts';
import { typedPercent } from './typed-percent.ts';

export type FormField = 'minPrice' | 'maxPrice' | 'unchangedDays' | 'value';

/** What the server is asked for, or why the form can't be sent yet. */
export type ReadForm = {
  readonly rule: WirePriceRule;
  /** The rate that the products get in place of other prices; `null` where prices change. */
  readonly vat: Vat | null;
  /** Whether the form says what changes; without it the preview only counts products. */
  readonly isChange: boolean;
  readonly problems: Readonly<Partial<Record<FormField, string>>>;
};

type WireTarget = Pick<WirePriceAlteration, 'on' | 'follow'>;

const TARGET_NAMES: Readonly<Record<Target, WireTarget>> = {
  precio: { on: 'price' },
  pack: { on: 'pack' },
  ambos: { on: 'price', follow: true },
  'pack-y-precio': { on: 'pack', follow: true },
};

const MODE_NAMES = { cercano: 'nearest', arriba: 'up', abajo: 'down' } as const satisfies Record<
  RoundingModeName,
  Rounding['mode']
>;

const NOT_PESOS = 'Se escribe como 1.500 o 1500,50';

/** @param tickedIds the products ticked in 'Mis Productos' */
export function readForm(form: StudioForm, tickedIds: readonly string[]): ReadForm {
  const problems: Partial<Record<FormField, string>> = {};
  const vat = form.action === 'iva' ? form.vat : null;
  const isTyped = vat === null && form.value.trim() !== '';
  const value = isTyped ? alterationValue(form) : null;
  if (isTyped && value === null) {
    problems.value = takesPercent(form.action) ? 'Se escribe como 12,5 (hasta dos decimales)' : NOT_PESOS;
  }
  const select = selectionOf(form, tickedIds, problems);
  return {
    rule: {
      select,
      change: {
        ...(value === null ? { by: 'percent', value: '0' } : { by: alterationKind(form), value }),
        ...TARGET_NAMES[form.target],
      },
      ...(value !== null && { rounding: { to: form.roundTo, mode: MODE_NAMES[form.roundingMode] } }),
    },
    vat,
    isChange: value !== null || vat !== null,
    problems,
  };
}

/** The codes of a pasted text: one per line, or between commas, semicolons or tabs. */
export function pastedCodes(text: string): string[] {
  const codes = text.split(/[\n\r\t,;]+/).map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))];
}

function selectionOf(
  form: StudioForm,
  tickedIds: readonly string[],
  problems: Partial<Record<FormField, string>>,
): WirePriceSelection {
  const codes = pastedCodes(form.codes);
  const minPrice = pesosOf(form, 'minPrice', problems);
  const maxPrice = pesosOf(form, 'maxPrice', problems);
  const unchangedDays = daysOf(form, problems);
  return {
    ...(form.section !== '' && { section: form.section }),
    ...(form.subsection !== '' && { subsection: form.subsection }),
    ...(form.type !== '' && { type: form.type }),
    ...(form.brand !== '' && { brand: form.brand }),
    ...(form.text.trim() !== '' && { q: form.text.trim() }),
    ...(codes.length > 0 && { codes }),
    ...(form.onlyTicked && { ids: [...tickedIds] }),
    ...(form.onlyOffers && { offers: true }),
    ...(form.onlyBulk && { bulk: true }),
    ...(form.onlyWithoutPhoto && { withoutPhoto: true }),
    ...(form.withHidden && { hidden: true }),
    ...(form.isExcept && { except: true }),
    ...(form.unchangedToday && { unchangedToday: true }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(unchangedDays !== null && { unchangedDays }),
  };
}

function pesosOf(
  form: StudioForm,
  field: 'minPrice' | 'maxPrice',
  problems: Partial<Record<FormField, string>>,
): string | null {
  if (form[field].trim() === '') return null;
  const amount = parsePesos(form[field]);
  if (amount === null) problems[field] = NOT_PESOS;
  return amount === null ? null : toDecimalString(amount);
}

function daysOf(form: StudioForm, problems: Partial<Record<FormField, string>>): number | null {
  const typed = form.unchangedDays.trim();
  if (typed === '') return null;
  const days = Number(typed);
  if (/^\d{1,4}$/.test(typed) && days >= 1 && days <= 3650) return days;
  problems.unchangedDays = 'Entre 1 y 3650 días';
  return null;
}

function alterationKind({ action }: StudioForm): WirePriceAlteration['by'] {
  if (takesPercent(action)) return 'percent';
  return action === 'poner' ? 'to' : 'amount';
}

/** With a dot; `null` for anything that is no percent or amount. */
function alterationValue({ action, value }: StudioForm): string | null {
  if (takesPercent(action)) {
    const percent = typedPercent(value);
    if (percent === null) return null;
    return percentText(action === 'bajar' ? -percent : percent);
  }
  const amount = parsePesos(value);
  if (amount === null || (action === 'poner' && amount === 0)) return null;
  const text = toDecimalString(amount);
  return action === 'restar' && amount > 0 ? `-${text}` : text;
}

/** Hundredths of a percent as the API writes them: `1250` is '12.5'. */
function percentText(hundredths: number): string {
  const size = Math.abs(hundredths);
  const decimals = `${size % 100}`.padStart(2, '0').replace(/0{1,2}$/, '');
  const whole = `${hundredths < 0 ? '-' : ''}${Math.floor(size / 100)}`;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
