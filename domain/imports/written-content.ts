import { MEASURES, type Measure, measuredThousandths } from '../law/unit-price.ts';
import { VAT_RATES, type Vat } from '../law/vat.ts';
import { normalised } from '../text/normalised.ts';

/** How spreadsheets name measures, besides their own names. */
const MEASURE_NAMES: Readonly<Record<string, Measure>> = {
  metro: 'm',
  metros: 'm',
  mts: 'm',
  mt: 'm',
  gramo: 'g',
  gramos: 'g',
  gr: 'g',
  grs: 'g',
  mililitro: 'ml',
  mililitros: 'ml',
  cc: 'ml',
  cm3: 'ml',
  unidad: 'unidades',
  u: 'unidades',
  un: 'unidades',
  uds: 'unidades',
};

/** '21', '21 %', '10,5', '0.21' of a cell with percent format, 'exento'; `null` for any other text. */
export function writtenVat(text: string): Vat | null {
  const key = normalised(text).replace(/\s|%/g, '').replace(',', '.');
  if (key === 'exento' || key === 'nogravado') return '0';
  const number = /^\d{1,3}(\.\d{1,4})?$/.test(key) ? Number(key) : Number.NaN;
  return VAT_RATES.find((rate) => Number(rate) === number || Number(rate) === number * 100) ?? null;
}

/** '2.5' of '2,5', '2.5' or '2,50'; `null` for a text that is no amount above 0. */
export function writtenContent(text: string): string | null {
  const amount = text.trim().replace(',', '.');
  if (measuredThousandths(amount) === null) return null;
  return String(Number(amount));
}

/** `null` for a text that names no measure of the shop. */
export function writtenMeasure(text: string): Measure | null {
  const key = normalised(text).trim().replace(/\.$/, '');
  const named = MEASURES.find((measure) => measure === key);
  if (named !== undefined) return named;
  return Object.hasOwn(MEASURE_NAMES, key) ? (MEASURE_NAMES[key] ?? null) : null;
}
