import type { Cell, ColumnOf } from './sheet.ts';

export function rowCells<Subject>(columns: readonly ColumnOf<Subject>[], subject: Subject): Cell[] {
  return columns.map(({ cell }) => cell(subject));
}
