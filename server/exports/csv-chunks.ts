import { countText } from '#domain/imports/written-counts.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Spreadsheets read a file that begins with this mark as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The CSV format of Argentine spreadsheets: semicolons, decimal commas, CRLF. */
export async function* csvChunks({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ name }) => name));
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map(lineOf).join('');
  }
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(fieldOf).join(';')}\r\n`;
}

function fieldOf(cell: Cell): string {
  if (typeof cell === 'string') return quoted(withoutFormula(cell));
  if ('pesos' in cell) return decimalComma(cell.pesos);
  if ('units' in cell) return String(cell.units);
  if ('parts' in cell) return countText(cell.parts, cell.unit);
  return dateAndTime.format(cell.moment).replace(',', '');
}

/**
 * A spreadsheet reads a cell that begins with one of these as a formula, so it gets an apostrophe in front. Text with
 * apostrophes there already gets one more: a reader of the file removes exactly one and has the original text.
 */
function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** 123456 centavos are '1234,56'. */
function decimalComma(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** '20/11/2026 18:05', at the shop. */
const dateAndTime = new Intl.DateTimeFormat('es-AR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Cordoba',
});
