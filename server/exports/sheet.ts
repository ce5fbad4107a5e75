import type { Centavos } from '#domain/money/centavos.ts';

/** What stands in a cell: text, money, a count, or a moment in epoch milliseconds. Empty text is an empty cell. */
export type Cell =
  | string
  | { readonly pesos: Centavos }
  | { readonly units: number }
  | { readonly moment: number };

export type Column = {
  readonly name: string;
  /** In letters, as spreadsheets measure it. */
  readonly width: number;
};

/** A column that makes its own cell of what a row is about. */
export type ColumnOf<Subject> = Column & { readonly cell: (subject: Subject) => Cell };

/** A table that is written while its rows are read, batch by batch. */
export type Sheet = {
  /** Names the file and the workbook's sheet. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
};
