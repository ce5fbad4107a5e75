import { normalised } from '../text/normalised.ts';
import { cellText, type ImportRow } from './import-row.ts';
import { writtenFlag } from './written-flag.ts';

const SELLS_ANYWAY = new Set(['continue', 'notify', 'backorder', 'backorders']);

/**
 * Whether there is any of what a row names, by its columns of stock; `null` where they say nothing. An empty cell never
 * says that there is none.
 */
export function hasStock(row: ImportRow): boolean | null {
  const inStock = wordOf(row, 'inStock');
  if (SELLS_ANYWAY.has(inStock)) return true;
  const sellsWithout = wordOf(row, 'sellsWithoutStock');
  const said = writtenFlag(inStock) ?? byCount(row);
  if (said !== false) return said;
  return SELLS_ANYWAY.has(sellsWithout) || writtenFlag(sellsWithout) === true ? true : said;
}

function byCount(row: ImportRow): boolean | null {
  if (row.cells.stockTracked !== undefined && wordOf(row, 'stockTracked') === '') return null;
  const { text = '', number = null } = row.cells.stock ?? {};
  const units = number ?? text.trim();
  if (!/^-?\d+(?:[.,]\d+)?$/.test(units)) return null;
  return Number(units.replace(',', '.')) > 0;
}

function wordOf(row: ImportRow, field: 'inStock' | 'sellsWithoutStock' | 'stockTracked'): string {
  return normalised(cellText(row, field).trim());
}
