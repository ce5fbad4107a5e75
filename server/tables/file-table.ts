import { csvTable } from './csv-table.ts';
import { decodedText } from './decoded-text.ts';
import { assertIsTable, isWorkbook } from './file-kind.ts';
import type { Table } from './table-cell.ts';
import { tableInChild } from './table-in-child.ts';

/** A CSV of this size is read in some 10 ms, less than a process takes to start. */
const SMALL_BYTES = 512 * 1024;

/**
 * The cells of a CSV file or of a workbook's first sheet, by the file's content and not by its name. The one reader of
 * price lists and imports.
 * @throws TableFault
 */
export async function fileTable(bytes: Buffer): Promise<Table> {
  assertIsTable(bytes);
  if (isWorkbook(bytes) || bytes.length > SMALL_BYTES) return tableInChild(bytes);
  return csvTable(decodedText(bytes));
}
