import { readSheet } from 'read-excel-file/node';
import type { Cell, NumberCell, Table } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { COLUMNS_READ, ROWS_READ } from './table-limits.ts';

/** The first sheet of a workbook. @throws TableFault 'damaged' */
export async function workbookTable(workbook: Buffer): Promise<Table> {
  const options = { parseNumber: (number: string) => ({ number }), trim: false };
  const sheet = await readSheet<NumberCell>(workbook, options).catch(() => {
    throw new TableFault('damaged');
  });
  return sheet.slice(0, ROWS_READ).map((row) => row.slice(0, COLUMNS_READ).map(cellOf));
}

/** Dates and booleans become texts that are no amounts, so a row with such a price is reported. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return isNumberCell(value) ? value : String(value);
}

function isNumberCell(value: unknown): value is NumberCell {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
