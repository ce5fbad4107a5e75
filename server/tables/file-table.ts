import { isEmpty } from './cell-values.ts';
import { csvTable } from './csv-table.ts';
import { assertIsTable, isWorkbook } from './file-kind.ts';
import { hasHeader } from './header-row.ts';
import type { Cell, NamedTable } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { tablesInChild } from './table-in-child.ts';

/** A CSV of this size is read in some 10 ms, less than a process takes to start. */
const SMALL_BYTES = 512 * 1024;

/** Which table of a file is meant. */
type Wanted = {
  readonly namesColumns: (row: readonly Cell[]) => boolean;
  /** The sheet that somebody chose; without one, the first that names its columns, else the first with cells. */
  readonly sheet?: string | undefined;
};

type FileTable = NamedTable & {
  /** All visible sheets, so that another can be chosen. */
  readonly sheets: readonly NamedTable[];
};

/**
 * The cells of a CSV file or of a workbook's sheet, by the file's content and not by its name. Hidden sheets don't count.
 * The one reader of price lists and imports.
 * @throws TableFault
 */
export async function fileTable(bytes: Buffer, wanted: Wanted): Promise<FileTable> {
  assertIsTable(bytes);
  return chosenTable(await fileTables(bytes), wanted);
}

/** The table that is meant of a file's. @throws TableFault 'unknown-sheet' */
export function chosenTable(sheets: readonly NamedTable[], { namesColumns, sheet }: Wanted): FileTable {
  if (sheet !== undefined) {
    const asked = sheets.find(({ name }) => name === sheet);
    if (asked === undefined) throw new TableFault('unknown-sheet');
    return { ...asked, sheets };
  }
  const chosen =
    sheets.find(({ table }) => hasHeader(table, namesColumns)) ??
    sheets.find(({ table }) => !table.every((row) => row.every(isEmpty)));
  return { ...(chosen ?? sheets[0] ?? { name: null, table: [] }), sheets };
}

async function fileTables(bytes: Buffer): Promise<readonly NamedTable[]> {
  if (isWorkbook(bytes) || bytes.length > SMALL_BYTES) return tablesInChild(bytes);
  return [{ name: null, table: await csvTable(bytes) }];
}
