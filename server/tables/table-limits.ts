import { MAX_PRICE_ROWS } from '#schemas/price-list.ts';

/** The limit of rows, empty ones included, because a file can have ten million line breaks. */
export const MAX_ROWS = 2 * MAX_PRICE_ROWS;
export const MAX_COLUMNS = 500;

/** The visible sheets of a workbook that are read; of more, the first ones. */
export const SHEETS_READ = 10;

/** One row and one column above the limits, so that whoever checks them sees that there are too many. */
export const ROWS_READ = MAX_ROWS + 2;
export const COLUMNS_READ = MAX_COLUMNS + 1;
