import { setImmediate as nextTurn } from 'node:timers/promises';
import { columnLetters, columnNames } from '#domain/imports/column-names.ts';
import type { ImportSource } from '#domain/imports/import-source.ts';
import {
  isListOfOrders,
  namesProductColumns,
  recognisedColumns,
} from '#domain/imports/recognised-columns.ts';
import { columnForm } from '#domain/imports/written-amount.ts';
import { isEmpty, textOf } from '#server/tables/cell-values.ts';
import { titleRowsAbove } from '#server/tables/header-row.ts';
import type { Cell, NamedTable, Table } from '#server/tables/table-cell.ts';
import { MAX_COLUMNS } from '#server/tables/table-limits.ts';
import { badImportFile } from './bad-import-file.ts';
import type { StoredColumn } from './stored-import.ts';

export const MAX_IMPORT_ROWS = 20_000;
const SAMPLES = 5;
const SAMPLE_LETTERS = 80;

export type ImportTable = {
  readonly source: ImportSource;
  readonly columns: readonly StoredColumn[];
  /** The spreadsheet's number of the row with the columns' names. */
  readonly headerRow: number;
  /** All rows below it, empty ones included. */
  readonly body: Table;
  /** The rows that are not empty. */
  readonly rows: number;
};

/** Finds the columns of a file; between two of them other requests are served. @throws Refusal 'bad-import-file' for a table without products */
export async function importTable({ table }: NamedTable): Promise<ImportTable> {
  const above = headerIndex(table);
  const header = (table[above] ?? []).map(textOf);
  const body = table.slice(above + 1);
  const width = Math.max(header.length, ...widths(body));
  if (width > MAX_COLUMNS) throw badImportFile(`La planilla tiene más de ${MAX_COLUMNS} columnas.`);
  if (isListOfOrders(header)) throw badImportFile('Es una lista de pedidos, no de productos.');
  const rows = body.filter((cells) => !cells.every(isEmpty)).length;
  if (rows === 0) throw badImportFile('La planilla no tiene filas debajo de los nombres de las columnas.');
  if (rows > MAX_IMPORT_ROWS)
    throw badImportFile('La planilla tiene más de 20.000 filas: pártela en varias.');
  const names = columnNames(Array.from({ length: width }, (_, index) => header[index] ?? ''));
  const { source, fields } = recognisedColumns(names);
  const columns: StoredColumn[] = [];
  for (const [index, name] of names.entries()) {
    columns.push(columnOf({ name, index, field: fields[index] ?? null, body }));
    await nextTurn();
  }
  return { source, columns, headerRow: above + 1, body, rows };
}

/** Whether a row names columns of products. */
export function namesColumns(row: readonly Cell[]): boolean {
  return namesProductColumns(row.map(textOf));
}

/** The first row that names columns of products; without one, the first row that is not empty. */
function headerIndex(table: Table): number {
  const found = titleRowsAbove(table, namesColumns);
  if (found > 0 || namesColumns(table[0] ?? [])) return found;
  return Math.max(
    0,
    table.findIndex((row) => !row.every(isEmpty)),
  );
}

/** Spread into `Math.max`, so only a few numbers: the widths that occur. */
function widths(body: Table): number[] {
  return [...new Set(body.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1))];
}

function columnOf({
  name,
  index,
  field,
  body,
}: Pick<StoredColumn, 'name' | 'field'> & { index: number; body: Table }): StoredColumn {
  const sample = body
    .values()
    .map((row) => textOf(row[index] ?? ''))
    .filter((text) => text !== '')
    .take(SAMPLES)
    .map((text) => text.slice(0, SAMPLE_LETTERS).toWellFormed())
    .toArray();
  const texts = body.values().flatMap((row) => {
    const cell = row[index];
    return typeof cell === 'string' ? [cell] : [];
  });
  const { form, readings } = columnForm(texts);
  return { name, letter: columnLetters(index), sample, field, form, ...(readings !== null && { readings }) };
}
