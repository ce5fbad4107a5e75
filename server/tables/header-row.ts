import type { Cell, Table } from './table-cell.ts';

/** How many rows of titles people put above a table. */
const TITLE_ROWS = 20;

/** Whether a row near the top names the columns. */
export function hasHeader(table: Table, namesColumns: (row: readonly Cell[]) => boolean): boolean {
  return table.slice(0, TITLE_ROWS + 1).some(namesColumns);
}

/** How many rows stand above the names of the columns; 0 if no row near the top names them. */
export function titleRowsAbove(table: Table, namesColumns: (row: readonly Cell[]) => boolean): number {
  return Math.max(0, table.slice(0, TITLE_ROWS + 1).findIndex(namesColumns));
}
