import type { Centavos } from '#domain/money/centavos.ts';
import { parseDecimalString, toDecimalString } from '#domain/money/decimal-string.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { Cell } from './price-cells.ts';

/** A cell as the API's numeric string; '' for an empty cell, `null` for one that is no amount to the centavo. */
export function amountOf(cell: Cell): string | null {
  if (isEmpty(cell)) return '';
  const amount = centavosOf(cell);
  return amount === null ? null : toDecimalString(amount);
}

/** A cell as a whole number's digits; '' for an empty cell, `null` for one that is no whole number. */
export function unitsOf(cell: Cell): string | null {
  const amount = amountOf(cell);
  return amount === null || /^\d*$/.test(amount) ? amount : null;
}

export function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell.trim() : plainNumber(cell.number);
}

export function isEmpty(cell: Cell): boolean {
  return cell === '' || (typeof cell === 'string' && cell.trim() === '');
}

function centavosOf(cell: Cell): Centavos | null {
  return typeof cell === 'string' ? parsePesos(cell) : parseDecimalString(plainNumber(cell.number));
}

/** Spreadsheets show 15 digits of a number and keep two more of noise: 0.30000000000000004 is 0.3 to a person. */
function plainNumber(number: string): string {
  return String(Number(Number(number).toPrecision(15)));
}
