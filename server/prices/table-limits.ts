import { MAX_PRICE_ROWS } from '#schemas/price-list.ts';

/** The limit of rows, empty ones included, because a file can have ten million line breaks. */
export const MAX_ROWS = 2 * MAX_PRICE_ROWS;
export const MAX_COLUMNS = 500;
