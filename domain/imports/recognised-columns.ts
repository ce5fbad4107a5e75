import { columnKey } from './column-names.ts';
import { HEADER_TABLES, ORDER_MARKS } from './header-tables.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportSource } from './import-source.ts';

type Recognised = {
  readonly source: ImportSource;
  /** For each column; each field is given once. */
  readonly fields: readonly (ImportField | null)[];
};

/** The program that wrote a file, and the field of each column. */
export function recognisedColumns(header: readonly string[]): Recognised {
  const keys = header.map(columnKey);
  const table = HEADER_TABLES.find(({ marks }) =>
    marks.every((names) => names.some((name) => keys.includes(name))),
  );
  const given = new Set<ImportField>();
  const fields = keys.map((key) => {
    const field =
      table !== undefined && Object.hasOwn(table.fields, key) ? (table.fields[key] ?? null) : null;
    if (field === null || given.has(field)) return null;
    given.add(field);
    return field;
  });
  return { source: table?.source ?? 'other', fields };
}

/** Whether a row names columns of products: at least two of them. */
export function namesProductColumns(row: readonly string[]): boolean {
  return recognisedColumns(row).fields.filter((field) => field !== null).length >= 2;
}

/** Whether the columns are those of a list of orders. */
export function isListOfOrders(header: readonly string[]): boolean {
  const keys = header.map(columnKey);
  return ORDER_MARKS.some((names) => names.every((name) => keys.includes(name)));
}
