import { isEmpty } from './cell-values.ts';
import { csvTable } from './csv-table.ts';
import { decodedText } from './decoded-text.ts';
import { assertIsTable, isWorkbook } from './file-kind.ts';
import { hasHeader } from './header-row.ts';
import type { Cell, NamedTable } from './table-cell.ts';
import { tablesInChild } from './table-in-child.ts';

/** A CSV of this size is read in some 10 ms, less than a process takes to start. */
const SMALL_BYTES = 512 * 1024;

/** Which table of a file is meant: the first that names its columns, else the first with cells. */
type Wanted = { readonly namesColumns: (row: readonly Cell[]) => boolean };

/**
 * The cells of a CSV file or of a workbook's sheet, by the file's content and not by its name. Hidden sheets don't count.
 * The one reader of price lists and imports.
 * @throws TableFault
 */
export async function fileTable(bytes: Buffer, { namesColumns }: Wanted): Promise<NamedTable> {
  assertIsTable(bytes);
  const tables = await fileTables(bytes);
  const chosen =
    tables.find(({ table }) => hasHeader(table, namesColumns)) ??
    tables.find(({ table }) => !table.every((row) => row.every(isEmpty)));
  return chosen ?? tables[0] ?? { name: null, table: [] };
}

async function fileTables(bytes: Buffer): Promise<readonly NamedTable[]> {
  if (isWorkbook(bytes) || bytes.length > SMALL_BYTES) return tablesInChild(bytes);
  return [{ name: null, table: await csvTable(decodedText(bytes)) }];
}
