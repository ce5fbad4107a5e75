/** A number that a spreadsheet keeps as one, in its own notation ('1234.5', '1E3'); typed text is text. */
export type NumberCell = { readonly number: string };

export type Cell = string | NumberCell;

/** A price list's cells, row by row as a person counts them: the first one holds the names of the columns. */
export type PriceTable = readonly (readonly Cell[])[];
