import type { ImportField } from './import-fields.ts';
import { cellText, type ImportRow } from './import-row.ts';

const TOTAL = /^(?:sub)?total(?:es)?\b/i;
const SAYS_NOTHING = ['code', 'price'] as const;

/**
 * The rows of a supplier's list that are products, and how many are not: titles between them ('BOTONES'), which have
 * neither code nor price, and totals. Only a file with both columns tells them apart.
 */
export function productRows(
  rows: readonly ImportRow[],
  mapped: ReadonlySet<ImportField>,
): { rows: readonly ImportRow[]; leftOut: number } {
  if (!SAYS_NOTHING.every((field) => mapped.has(field)) || mapped.has('id')) return { rows, leftOut: 0 };
  const products = rows.filter((row) => !isTitle(row) && !isTotal(row));
  return { rows: products, leftOut: rows.length - products.length };
}

function isTitle(row: ImportRow): boolean {
  const filled = Object.entries(row.cells).filter(
    ([, cell]) => cell.text.trim() !== '' || cell.odd !== undefined,
  );
  if (SAYS_NOTHING.every((said) => !filled.some(([field]) => field === said))) return true;
  // A title often stands in the first column, which is the code's.
  const [only, ...others] = filled;
  return only?.[0] === 'code' && others.length === 0 && /^\D+$/.test(only[1].text);
}

function isTotal(row: ImportRow): boolean {
  const code = cellText(row, 'code').trim();
  const first =
    Object.values(row.cells)
      .find(({ text }) => text.trim() !== '')
      ?.text.trim() ?? '';
  return TOTAL.test(first) && (code === '' || (code === first && /^\D+$/.test(code)));
}
