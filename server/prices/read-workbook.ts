import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import type { Cell, NumberCell } from './price-cells.ts';
import { MAX_ROWS } from './table-limits.ts';

// Runs in its own process, for one workbook, because a workbook of two kilobytes can unpack to gigabytes.

const MAX_MEMORY_BYTES = 700 * 1024 * 1024;
const MEMORY_CHECK_EVERY_MS = 50;

// The unpacked workbook is outside the heap, so the heap limit of the command line doesn't cover it.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_EVERY_MS).unref();

const workbook = await buffer(process.stdin);
const sheet = await readSheet<NumberCell>(workbook, { parseNumber: (number) => ({ number }) });
// One row above the limit, so the caller sees that there are too many.
process.stdout.write(JSON.stringify(sheet.slice(0, MAX_ROWS + 2).map((row) => row.map(cellOf))));

/** Dates and booleans become text that is no price, so the row is reported. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  return isNumberCell(value) ? value : String(value);
}

function isNumberCell(value: unknown): value is NumberCell {
  return typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string';
}
