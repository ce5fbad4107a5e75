import type { Centavos } from '#domain/money/centavos.ts';
import { parseDecimalString, toDecimalString } from '#domain/money/decimal-string.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { Cell, OddCell } from './table-cell.ts';

/** A cell as the API's numeric string; '' for an empty cell, `null` for an invalid amount. */
export function amountOf(cell: Cell): string | null {
  if (isEmpty(cell)) return '';
  const amount = centavosOf(cell);
  return amount === null ? null : toDecimalString(amount);
}

/** A cell as the digits of a whole number; '' for an empty cell, `null` for an invalid number. */
export function unitsOf(cell: Cell): string | null {
  const amount = amountOf(cell);
  return amount === null || /^\d*$/.test(amount) ? amount : null;
}

export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell.trim();
  return 'odd' in cell ? cell.shown : (cell.shown ?? plainNumber(cell.number));
}

/** Whether a number has a fraction of a centavo. In texts '1.234' is a thousand, '1.2345' is not. */
export function hasManyDecimals(cell: Cell): boolean {
  if (isOdd(cell)) return false;
  return typeof cell === 'string'
    ? /^\D*\d[\d.]*(?:,\d{3}|\.\d{4})\d*$/.test(cell.trim())
    : /\.\d{3}/.test(plainNumber(cell.number));
}

export function isEmpty(cell: Cell): boolean {
  return cell === '' || (typeof cell === 'string' && cell.trim() === '');
}

/** Whether a cell holds what the sheet made of something else, and not a text or a number. */
export function isOdd(cell: Cell): cell is OddCell {
  return typeof cell === 'object' && 'odd' in cell;
}

function centavosOf(cell: Cell): Centavos | null {
  if (isOdd(cell)) return null;
  return typeof cell === 'string' ? parsePesos(cell) : parseDecimalString(plainNumber(cell.number));
}

/** Spreadsheets show 15 digits and store two more with rounding errors: 0.30000000000000004 is shown as 0.3. */
export function plainNumber(number: string): string {
  return String(Number(Number(number).toPrecision(15)));
}
