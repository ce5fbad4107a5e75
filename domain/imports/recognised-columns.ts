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
  const { source = 'other', fields = {}, otherwise = {} } = table ?? {};
  const given = givenFields(keys, fields);
  const missing = Object.entries(otherwise).filter(([, field]) => !given.includes(field));
  const completed = givenFields(keys, { ...fields, ...Object.fromEntries(missing) });
  return { source, fields: source === 'other' ? withoutLoneUnit(withoutLonePack(completed)) : completed };
}

/** Each field once, by the first column that names it. */
function givenFields(
  keys: readonly string[],
  fields: Readonly<Record<string, ImportField | null>>,
): (ImportField | null)[] {
  const given = new Set<ImportField>();
  return keys.map((key) => {
    const field = Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
    if (field === null || given.has(field)) return null;
    given.add(field);
    return field;
  });
}

/** A price by quantity says nothing without the quantity. */
function withoutLonePack(fields: readonly (ImportField | null)[]): (ImportField | null)[] {
  if (fields.includes('packUnits')) return [...fields];
  return fields.map((field) => (field === 'packPrice' ? null : field));
}

/** In suppliers' lists 'Unidad' is what they pack in; with a step beside it, it is how the shop sells. */
function withoutLoneUnit(fields: readonly (ImportField | null)[]): (ImportField | null)[] {
  if (fields.includes('saleStep') && fields.includes('saleUnit')) return [...fields];
  return fields.map((field) => (field !== null && OF_UNIT.has(field) ? null : field));
}

const OF_UNIT: ReadonlySet<ImportField> = new Set(['saleUnit', 'saleStep', 'saleMinimum']);

/** Whether a row names columns of products: at least two of them. */
export function namesProductColumns(row: readonly string[]): boolean {
  return recognisedColumns(row).fields.filter((field) => field !== null).length >= 2;
}

/** Whether the columns are those of a list of orders. */
export function isListOfOrders(header: readonly string[]): boolean {
  const keys = header.map(columnKey);
  return ORDER_MARKS.some((names) => names.every((name) => keys.includes(name)));
}
