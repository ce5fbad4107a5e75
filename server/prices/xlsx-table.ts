import { badPriceList } from './bad-price-list.ts';
import type { Cell, NumberCell, PriceTable } from './price-cells.ts';

/** The first sheet of a workbook. @throws Refusal 'bad-price-list' */
export async function xlsxTable(bytes: Buffer): Promise<PriceTable> {
  const { readSheet } = await import('read-excel-file/node');
  const sheet = await readSheet<NumberCell>(bytes, { parseNumber: (number) => ({ number }) }).catch(() => {
    throw badPriceList('El archivo XLSX está dañado.');
  });
  return sheet.map((row) => row.map(cellOf));
}

/** Dates and yes-or-no cells become text that is no price, so that the row is reported. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  return isNumberCell(value) ? value : String(value);
}

function isNumberCell(value: unknown): value is NumberCell {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
