import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_IMPORT_ROWS } from '#domain/files/file-weights.ts';
import { columnLetters, columnNames } from '#domain/imports/column-names.ts';
import type { ImportSource } from '#domain/imports/import-source.ts';
import { NUMBER_FORMS } from '#domain/imports/number-form.ts';
import {
  isListOfOrders,
  namesProductColumns,
  recognisedColumns,
} from '#domain/imports/recognised-columns.ts';
import { columnForm, isWithoutVat, writtenAmount } from '#domain/imports/written-amount.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { isEmpty, isOdd, textOf } from '#server/tables/cell-values.ts';
import { titleRowsAbove } from '#server/tables/header-row.ts';
import type { Cell, NamedTable, Table } from '#server/tables/table-cell.ts';
import { MAX_COLUMNS } from '#server/tables/table-limits.ts';
import { badImportFile } from './bad-import-file.ts';
import type { StoredColumn } from './stored-import.ts';

const SAMPLES = 5;
const SAMPLE_LETTERS = 80;

export type ImportTable = {
  readonly source: ImportSource;
  readonly columns: readonly StoredColumn[];
  /** The spreadsheet's number of the row with the columns' names; 0 without such a row. */
  readonly headerRow: number;
  /** All rows below it, empty ones included. */
  readonly body: Table;
  /** The rows that are not empty. */
  readonly rows: number;
};

/**
 * Finds the columns of a file; between two of them other requests are served.
 * @param asked the row with the columns' names, as somebody chose; 0 for a table without names
 * @throws Refusal 'bad-import-file' for a table without products
 */
export async function importTable(
  { table }: Pick<NamedTable, 'table'>,
  asked?: number,
): Promise<ImportTable> {
  const headerRow = Math.min(asked ?? headerRowOf(table), table.length);
  const header = headerRow === 0 ? [] : (table[headerRow - 1] ?? []).map(textOf);
  const body = table.slice(headerRow);
  const width = Math.max(header.length, ...widths(body));
  if (width > MAX_COLUMNS) throw badImportFile(`La planilla tiene más de ${MAX_COLUMNS} columnas.`);
  if (isListOfOrders(header)) throw badImportFile('Es una lista de pedidos, no de productos.');
  const rows = body.filter((cells) => !cells.every(isEmpty)).length;
  if (rows === 0) throw badImportFile('La planilla no tiene filas debajo de los nombres de las columnas.');
  if (rows > MAX_IMPORT_ROWS)
    throw badImportFile(
      `La planilla tiene más de ${formatWholeNumber(MAX_IMPORT_ROWS)} filas: pártela en varias.`,
    );
  const names = columnNames(Array.from({ length: width }, (_, index) => header[index] ?? ''));
  const { source, fields } = recognisedColumns(names);
  const columns: StoredColumn[] = [];
  for (const [index, name] of names.entries()) {
    columns.push(columnOf({ name, index, field: fields[index] ?? null, body }));
    await nextTurn();
  }
  return { source, columns, headerRow, body, rows };
}

/** Whether a row names columns of products. */
export function namesColumns(row: readonly Cell[]): boolean {
  return namesProductColumns(row.map(textOf));
}

/**
 * The number of the first row that names columns of products; without one, the first row that is not empty, unless it has
 * an amount: a list without names begins with its first product.
 */
export function headerRowOf(table: Table): number {
  const named = titleRowsAbove(table, namesColumns);
  if (named > 0 || namesColumns(table[0] ?? [])) return named + 1;
  const first = table.findIndex((row) => !row.every(isEmpty));
  return first === -1 || (table[first] ?? []).some(isAmount) ? 0 : first + 1;
}

function isAmount(cell: Cell): boolean {
  if (typeof cell !== 'string') return !isOdd(cell);
  return cell.trim() !== '' && NUMBER_FORMS.some((form) => writtenAmount(cell, form).ok);
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
  const isLacking = isWithoutVat(name) || sample.some(isWithoutVat);
  return {
    ...{ name, letter: columnLetters(index), sample, field, form },
    ...(readings !== null && { readings }),
    ...(isLacking && { withoutVat: true as const }),
  };
}
