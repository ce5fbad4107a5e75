import { priceWithVat } from '../law/net-price.ts';
import type { Vat } from '../law/vat.ts';
import type { Centavos } from '../money/centavos.ts';
import { parseDecimalString } from '../money/decimal-string.ts';
import { withPercent } from '../prices/percent.ts';
import { packUnits } from '../pricing/pack-units.ts';
import type { ImportCell, ImportFault, ImportRow } from './import-row.ts';
import type { NumberForm } from './number-form.ts';
import { oddReason } from './odd-cell.ts';
import type { Outcome, ReadingRules } from './reading-rules.ts';
import type { RowGroup } from './row-groups.ts';
import { isWithoutVat, writtenAmount } from './written-amount.ts';

/** Variants share one price in the shop. */
export function otherPrices(
  { variants }: RowGroup,
  merged: ImportRow,
  vat: Vat,
  rules: ReadingRules,
): ImportFault[] {
  const price = merged.cells.price;
  if (price === undefined || variants.length < 2) return [];
  const common = cellPrice(price, vat, rules);
  return variants.flatMap((variant) => {
    const cell = variant.cells.price;
    if (cell === undefined || (cell.text.trim() === '' && cell.odd === undefined) || !common.ok) return [];
    if (cell.odd !== undefined)
      return [{ row: variant.row, field: 'price' as const, reason: oddReason(cell.odd, cell.text) }];
    const own = cellPrice(cell, vat, rules);
    if (own.ok && own.value === common.value) return [];
    const reason = `«${cell.text}» no es el precio de las otras variantes: en la tienda comparten uno`;
    return [{ row: variant.row, field: 'price' as const, reason: own.ok ? reason : own.reason }];
  });
}

/** The price of a row in centavos, as its file writes it; `null` where it is empty or unreadable. */
export function writtenPrice(row: ImportRow, form: NumberForm): number | null {
  const cell = row.cells.price;
  if (cell === undefined || cell.odd !== undefined) return null;
  const amount = plainAmount(cell, form);
  return amount.ok ? amount.value : null;
}

/**
 * An amount as the shop has it, with VAT and the shop's margin: what lacks the VAT waits until somebody says whether it is
 * added.
 */
export function cellAmount(
  cell: ImportCell,
  field: 'price' | 'packPrice',
  vat: Vat,
  { forms, withoutVat, addVat, margin }: ReadingRules,
): Outcome<Centavos> {
  const amount = plainAmount(cell, forms[field] ?? 'es-AR');
  if (!amount.ok) return amount;
  const isLacking = withoutVat.has(field) || isWithoutVat(cell.text);
  if (isLacking && addVat === null)
    return { ok: false, reason: `«${cell.text}» no tiene el IVA: di si se suma` };
  const taxed = isLacking && addVat === true ? priceWithVat(amount.value, vat) : amount.value;
  return { ok: true, value: margin === null ? taxed : withPercent(taxed, margin) };
}

function plainAmount({ text, number }: ImportCell, form: NumberForm): Outcome<Centavos> {
  if (number !== null) return numberOf(number);
  const reading = writtenAmount(text, form);
  if (reading.ok) return { ok: true, value: reading.amount };
  return { ok: false, reason: AMOUNT_FAULTS[reading.reason](text) };
}

function numberOf(number: string): Outcome<Centavos> {
  const amount = parseDecimalString(number);
  if (amount !== null && amount >= 0) return { ok: true, value: amount };
  const reason = amount !== null ? 'negative' : /\.\d{3}/.test(number) ? 'many-decimals' : 'no-number';
  return { ok: false, reason: AMOUNT_FAULTS[reason](number) };
}

const AMOUNT_FAULTS = {
  'no-number': (text: string) => `«${text}» no es un número`,
  'many-decimals': (text: string) =>
    `«${text}» tiene más de dos decimales: redondea los precios de la planilla a centavos (REDONDEAR)`,
  negative: (text: string) => `«${text}» no puede ser negativo`,
  'too-large': (text: string) => `«${text}» es demasiado grande`,
} as const;

export function cellPrice(cell: ImportCell, vat: Vat, rules: ReadingRules): Outcome<Centavos | null> {
  const amount = cellAmount(cell, 'price', vat, rules);
  if (!amount.ok || amount.value > 0) return amount;
  return { ok: false, reason: `«${cell.text}» tiene que ser mayor que cero; vacío es «Consultar»` };
}

export function cellUnits({ text, number }: ImportCell): Outcome<number> {
  const units = packUnits(number ?? text);
  return units === null
    ? { ok: false, reason: `«${text}» no es un número entero de unidades` }
    : { ok: true, value: units };
}
