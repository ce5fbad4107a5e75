import { MAX_PRICE_ROWS } from '#schemas/price-list.ts';

/** Rows that are looked at, empty ones among them: a file can hold ten million line ends. */
export const MAX_ROWS = 2 * MAX_PRICE_ROWS;
export const MAX_COLUMNS = 500;
