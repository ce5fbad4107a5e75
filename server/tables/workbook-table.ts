import { read, type SheetCell, SSF, set_cptable } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { assertIsWorkbook } from './assert-is-workbook.ts';
import { hiddenOdsSheets } from './hidden-ods-sheets.ts';
import type { Cell, NamedTable, Table } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { COLUMNS_READ, ROWS_READ, SHEETS_READ } from './table-limits.ts';

// The alphabets of XLS files from before 1997.
set_cptable(codePages);

/** A number's format that shows its own digits. */
const PLAIN = new Set(['General', '@']);

const OPTIONS = {
  type: 'buffer',
  dense: true,
  cellNF: true,
  cellHTML: false,
  sheetStubs: true,
  sheetRows: ROWS_READ,
} as const;

/** The visible sheets of an XLSX, XLS or ODS file, in their order. @throws TableFault */
export async function workbookTables(workbook: Buffer): Promise<NamedTable[]> {
  await assertIsWorkbook(workbook);
  const { SheetNames, Sheets, Workbook } = readOrFault(workbook);
  const hidden = await hiddenOdsSheets(workbook);
  const visible = SheetNames.filter(
    (name, index) => (Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0 && !hidden.has(name),
  );
  if (visible.length === 0) throw new TableFault('no-sheet');
  return visible
    .slice(0, SHEETS_READ)
    .map((name) => ({ name, table: tableOf(Sheets[name]?.['!data'] ?? []) }));
}

function readOrFault(workbook: Buffer) {
  try {
    return read(workbook, OPTIONS);
  } catch (error) {
    throw new TableFault(/password/i.test(String(error)) ? 'protected' : 'damaged');
  }
}

/** Missing rows and cells are empty ones. */
function tableOf(rows: readonly (readonly (SheetCell | undefined)[] | undefined)[]): Table {
  return Array.from(rows.slice(0, ROWS_READ), (row) =>
    Array.from((row ?? []).slice(0, COLUMNS_READ), (cell) => (cell === undefined ? '' : cellOf(cell))),
  );
}

function cellOf({ t, v, w = '', z = 'General', f }: SheetCell): Cell {
  if (t === 'e') return { odd: 'error', shown: w };
  if (t === 'z') return f === undefined ? '' : { odd: 'no-result', shown: '' };
  return typeof v === 'number' ? numberOf(v, { shown: w, format: z }) : String(v ?? '');
}

function numberOf(value: number, { shown, format }: { shown: string; format: string }): Cell {
  const number = String(value);
  if (PLAIN.has(format)) return { number };
  if (SSF.is_date(format)) return { odd: 'date', shown: dayOf(value) ?? shown };
  if (/E[+-]/i.test(format))
    return isCut(value, shown) ? { odd: 'cut', shown: shown.replace('.', ',') } : { number };
  return isAmount({ shown, format }) ? { number } : { number, shown };
}

/** Whether a format shows an amount: with thousands, a currency, a percent sign, or at most two decimals. */
function isAmount({ shown, format }: { shown: string; format: string }): boolean {
  return /[#,$%?_*[]/.test(format) || /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(shown);
}

/** Whether a long number in the form 7.79E+12 has no digit that the sheet doesn't show. */
function isCut(value: number, shown: string): boolean {
  return Math.abs(value) >= 1e11 && Number(shown) === value;
}

/** '2026-12-03', or `null` for a number that is no day. */
function dayOf(days: number): string | null {
  const date = SSF.parse_date_code(days);
  if (date === null) return null;
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return `${padded(date.y, 4)}-${padded(date.m, 2)}-${padded(date.d, 2)}`;
}
