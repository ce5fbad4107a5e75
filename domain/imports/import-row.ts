import type { ImportField } from './import-fields.ts';
import type { OddKind } from './odd-cell.ts';

/** A cell of a mapped column. `number` is a numeric cell of a workbook, in pesos or units with a dot. */
export type ImportCell = {
  readonly text: string;
  readonly number: string | null;
  /** Set where the spreadsheet has something else than what somebody wrote. */
  readonly odd?: OddKind;
};

/** A row by its fields; `row` counts as the spreadsheet does. Columns that are left out are missing. */
export type ImportRow = {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ImportField, ImportCell>>>;
};

/** What is wrong with a cell, or, without a field, with a row. */
export type ImportFault = {
  readonly row: number;
  readonly field: ImportField | null;
  /** Follows the name of the place: '«12,3,4» no es un número'. */
  readonly reason: string;
};

/** The text of a cell; '' where the column is missing. */
export function cellText({ cells }: ImportRow, field: ImportField): string {
  return cells[field]?.text ?? '';
}
