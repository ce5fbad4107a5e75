/** A numeric cell in the spreadsheet's notation ('1234.5', '1E3'). Text that looks like a number stays text. */
export type NumberCell = { readonly number: string };

export type Cell = string | NumberCell;

/** The cells of a spreadsheet by row, empty rows included. */
export type Table = readonly (readonly Cell[])[];
