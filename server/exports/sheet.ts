import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';

/**
 * The content of a cell: text, money, a count, an amount in smallest parts of a unit, or a moment in epoch ms. Empty text is
 * an empty cell.
 */
export type Cell =
  | string
  | { readonly pesos: Centavos }
  | { readonly units: number }
  | { readonly parts: number; readonly unit: Pick<SaleUnit, 'scale'> }
  | { readonly moment: number };

export type Column = {
  readonly name: string;
  /** In characters, the unit of spreadsheets. */
  readonly width: number;
};

/** A column with the function that computes its cell. */
export type ColumnOf<Subject> = Column & { readonly cell: (subject: Subject) => Cell };

/** A table that is written while its rows are read in batches. */
export type Sheet = {
  /** Names the file and the workbook's sheet. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
};
