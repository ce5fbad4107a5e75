import { IMPORT_FIELDS, type ImportField } from '#domain/imports/import-fields.ts';
import type { ImportCell, ImportRow } from '#domain/imports/import-row.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import { isWithoutVat } from '#domain/imports/written-amount.ts';
import type { WireImportCheckRequest, WireMendedCell } from '#schemas/import.ts';
import type { Database } from '#server/db/connect.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { isEmpty, isOdd, plainNumber, textOf } from '#server/tables/cell-values.ts';
import type { Cell } from '#server/tables/table-cell.ts';
import { partsOf, ROWS } from './import-parts.ts';
import type { StoredColumn, StoredImport } from './stored-import.ts';

/** A column that is mapped, with its place in the file. */
export type MappedColumn = {
  readonly index: number;
  readonly column: StoredColumn;
  readonly field: ImportField;
};

export function mappedColumns(
  columns: readonly StoredColumn[],
  mapping: WireImportCheckRequest['mapping'],
): MappedColumn[] {
  return columns.flatMap((column, index) => {
    const field = Object.hasOwn(mapping, column.name) ? (mapping[column.name] ?? null) : null;
    return field === null ? [] : [{ index, column, field }];
  });
}

/**
 * A file needs a column that says which product a row is about, and each field once.
 * @throws Refusal 'invalid-request'
 */
export function assertIsUsable(mapped: readonly MappedColumn[]): void {
  const errors = [...Map.groupBy(mapped, ({ field }) => field)].flatMap(([field, columns]) => {
    if (columns.length === 1) return [];
    const names = columns.map(({ column }) => `«${column.name}»`).join(' y ');
    return [
      { field: 'mapping', message: `${IMPORT_FIELDS[field]}: lo dicen las columnas ${names}; elige una` },
    ];
  });
  const says = mapped.some(({ field }) => field === 'code' || field === 'name' || field === 'id');
  if (!says)
    errors.push({ field: 'mapping', message: 'Columnas: falta decir cuál es el código o el nombre' });
  if (errors.length > 0) throw new Refusal('invalid-request', { errors });
}

/** The form of each column of amounts: as somebody chose, else as the column tells. */
export function formsOf(
  mapped: readonly MappedColumn[],
  chosen: Readonly<Record<string, NumberForm>>,
): Partial<Record<ImportField, NumberForm>> {
  return Object.fromEntries(
    mapped.map(({ field, column: { name, form } }) => [
      field,
      Object.hasOwn(chosen, name) ? (chosen[name] ?? form) : form,
    ]),
  );
}

/** The columns whose name says that the VAT is not in their amounts. */
export function columnsWithoutVat(mapped: readonly MappedColumn[]): Set<ImportField> {
  return new Set(mapped.filter(({ column }) => isWithoutVat(column.name)).map(({ field }) => field));
}

/**
 * The rows of a file that are not empty, by their fields, read part by part.
 * @throws Refusal 'import-expired' when the file is deleted meanwhile
 */
export async function mappedRows(
  db: Database,
  { record }: StoredImport,
  mapped: readonly MappedColumn[],
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let number = record.header_row;
  for await (const part of partsOf<Cell[]>(db, { importId: record.id, kind: ROWS })) {
    rows.push(...rowsOf(part, mapped, number));
    number += part.length;
  }
  if (rows.length !== record.rows) throw new Refusal('import-expired');
  return rows;
}

/** The rows that are not empty. @param above the number of the row above the first one */
export function rowsOf(
  table: readonly (readonly Cell[])[],
  mapped: readonly MappedColumn[],
  above: number,
): ImportRow[] {
  return table.flatMap((cells, index) =>
    cells.every(isEmpty) ? [] : [{ row: above + index + 1, cells: cellsOf(cells, mapped) }],
  );
}

/** The rows with the cells that somebody corrected. */
export function mendedRows(
  rows: readonly ImportRow[],
  mapped: readonly MappedColumn[],
  mended: readonly WireMendedCell[],
): readonly ImportRow[] {
  if (mended.length === 0) return rows;
  const fields = new Map(mapped.map(({ column, field }) => [column.name, field]));
  const ofRow = Map.groupBy(mended, ({ row }) => row);
  return rows.map(({ row, cells }) => {
    const own = (ofRow.get(row) ?? []).flatMap(({ column, text }) => {
      const field = fields.get(column);
      return field === undefined ? [] : [[field, { text, number: null }] as const];
    });
    return { row, cells: { ...cells, ...Object.fromEntries(own) } };
  });
}

function cellsOf(cells: readonly Cell[], mapped: readonly MappedColumn[]): ImportRow['cells'] {
  const found: Partial<Record<ImportField, ImportCell>> = {};
  for (const { index, field } of mapped) found[field] = cellOf(cells[index] ?? '', field);
  return found;
}

function cellOf(cell: Cell, field: ImportField): ImportCell {
  if (typeof cell === 'string') {
    const text = withoutApostrophe(cell);
    return { text: WORDS.has(field) ? text : text.replace(/^'+(?=\d)/, ''), number: null };
  }
  if (isOdd(cell)) return { text: cell.shown, number: null, odd: cell.odd };
  return { text: textOf(cell), number: plainNumber(cell.number) };
}

/** What may begin with an apostrophe of its own: '60s retro'. In others it only keeps a number as it was typed. */
const WORDS: ReadonlySet<ImportField> = new Set([
  'name',
  'brand',
  'summary',
  'description',
  'specifications',
]);

/** Exports put an apostrophe before a text that a spreadsheet would take for a formula. */
function withoutApostrophe(text: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;
}
