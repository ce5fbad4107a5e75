import { utils, write } from '@e965/xlsx';

/** An error cell of a formula. */
export const ERROR = { error: '#N/A' } as const;

export type WrittenCell =
  | string
  | number
  | null
  | typeof ERROR
  | { readonly number: number; readonly format: string };

export type WrittenTable = readonly (readonly WrittenCell[])[];

type Book = 'xlsx' | 'xlsb' | 'biff8' | 'ods';

type Sheets = Readonly<Record<string, WrittenTable>>;

/** A workbook as a program writes it. @param hidden the names of its hidden sheets */
export function bookOf(
  sheets: Sheets,
  { kind = 'xlsx' as Book, hidden = [] as readonly string[] } = {},
): Buffer {
  const book = utils.book_new();
  for (const [name, table] of Object.entries(sheets)) {
    const cells = table.map((row) => row.map((cell) => cellOf(cell, kind)));
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  const marks = Object.keys(sheets).map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 }));
  return write({ ...book, Workbook: { Sheets: marks } }, { type: 'buffer', bookType: kind, bookSST: true });
}

const NOT_AVAILABLE = 0x2a;

function cellOf(cell: WrittenCell, kind: Book) {
  if (cell === null || typeof cell !== 'object') return cell;
  // In ODS, an error is a text.
  if ('error' in cell && kind === 'ods') return cell.error;
  if ('error' in cell) return { t: 'e', v: NOT_AVAILABLE, w: cell.error } as const;
  return { t: 'n', v: cell.number, z: cell.format } as const;
}

/** A table as a program writes it as text. A cell with the separator, a quote or a line end stands in quotes. */
export function csvOf(table: WrittenTable, separator = ';', lineEnd = '\r\n'): string {
  return table.map((row) => row.map((cell) => quoted(textOf(cell), separator)).join(separator)).join(lineEnd);
}

function textOf(cell: WrittenCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return 'error' in cell ? cell.error : String(cell.number).replace('.', ',');
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
