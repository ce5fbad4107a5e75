import { normalised } from '#domain/text/normalised.ts';
import type { WirePriceRow } from '#schemas/price-list-answers.ts';
import { textOf } from '#server/tables/cell-values.ts';
import type { Cell } from '#server/tables/table-cell.ts';
import { badRows, type RowFault } from './bad-price-list.ts';

export type PriceColumn = keyof WirePriceRow;

const NAMES: readonly PriceColumn[] = ['codigo', 'precio', 'precio_mayorista', 'cantidad_minima'];

/** The index of each column. Case, accents and spaces of the names don't matter; other columns are ignored. */
export type PriceColumns = ReadonlyMap<PriceColumn, number>;

/** Whether a row names the columns that every list has. */
export function namesColumns(row: readonly Cell[]): boolean {
  const names = row.map((cell) => columnName(textOf(cell)));
  return NAMES.slice(0, 2).every((name) => names.includes(name));
}

function columnName(text: string): string {
  return normalised(text.trim()).replace(/\s+/g, '_');
}

/** @throws Refusal 'bad-price-list' when a column is missing or repeated */
export function priceColumnsOf(header: readonly Cell[], row: number): PriceColumns {
  const names = header.map((cell) => columnName(textOf(cell)));
  const columns = new Map(
    NAMES.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)]] : [])),
  );
  const isBulk = columns.has('precio_mayorista') || columns.has('cantidad_minima');
  const needed = isBulk ? NAMES : NAMES.slice(0, 2);
  const faults: RowFault[] = [
    ...needed
      .filter((name) => !columns.has(name))
      .map((column) => ({ row, column, reason: 'falta esta columna' })),
    ...NAMES.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).map((column) => ({
      row,
      column,
      reason: 'esta columna está dos veces',
    })),
  ];
  if (faults.length > 0) throw badRows(faults);
  return columns;
}
