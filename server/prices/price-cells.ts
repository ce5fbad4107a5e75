/** A numeric cell in the spreadsheet's notation ('1234.5', '1E3'). Text that looks like a number stays text. */
export type NumberCell = { readonly number: string };

export type Cell = string | NumberCell;

/** The cells of a price list by row; the first row has the column names. */
export type PriceTable = readonly (readonly Cell[])[];
