import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import type { Cell, NumberCell } from './price-cells.ts';
import { MAX_ROWS } from './table-limits.ts';

// A process of its own, for one workbook: two kilobytes can ask for more memory than the machine has.

const MAX_MEMORY_BYTES = 700 * 1024 * 1024;
const MEMORY_CHECK_EVERY_MS = 50;

// What a workbook unpacks to is no part of the heap, which has its limit from whoever starts this.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_EVERY_MS).unref();

const workbook = await buffer(process.stdin);
const sheet = await readSheet<NumberCell>(workbook, { parseNumber: (number) => ({ number }) });
// One row too many tells the reader that there are more.
process.stdout.write(JSON.stringify(sheet.slice(0, MAX_ROWS + 2).map((row) => row.map(cellOf))));

/** Dates and yes-or-no cells become text that is no price, so that the row is reported. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  return isNumberCell(value) ? value : String(value);
}

function isNumberCell(value: unknown): value is NumberCell {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
