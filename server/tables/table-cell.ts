import type { OddKind } from '#domain/imports/odd-cell.ts';

/** A numeric cell in the spreadsheet's notation ('1234.5', '1E3'). Text that looks like a number stays text. */
export type NumberCell = {
  readonly number: string;
  /** What the sheet shows where its format adds or leaves out digits: '00123'. */
  readonly shown?: string;
};

/** A cell that holds neither a text nor a number that somebody wrote, with what the sheet shows. */
export type OddCell = { readonly odd: OddKind; readonly shown: string };

export type Cell = string | NumberCell | OddCell;

/** The cells of a spreadsheet by row, empty rows included. */
export type Table = readonly (readonly Cell[])[];

/** A visible sheet of a workbook. A CSV file is one without a name. */
export type NamedTable = { readonly name: string | null; readonly table: Table };
