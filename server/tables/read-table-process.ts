import { buffer } from 'node:stream/consumers';
import { csvTable } from './csv-table.ts';
import { isWorkbook } from './file-kind.ts';
import type { Cell, NamedTable } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { workbookTables } from './workbook-table.ts';

// Runs in its own process, for one file, because a workbook of two kilobytes can unpack to gigabytes.

const MAX_MEMORY_BYTES = 700 * 1024 * 1024;
const MEMORY_CHECK_EVERY_MS = 50;
const ROWS_PER_LINE = 100;

/** A line of the answer: the beginning of a sheet, its rows, or one of the two ends. */
export type ReadLine =
  | { sheet: string | null }
  | { rows: Cell[][] }
  | { fault: TableFault['code']; row: number | null }
  | { end: true };

// The unpacked workbook is outside the heap, so the heap limit of the command line doesn't cover it.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_EVERY_MS).unref();

try {
  const bytes = await buffer(process.stdin);
  for (const { name, table } of await tablesOf(bytes)) {
    await write({ sheet: name });
    for (let start = 0; start < table.length; start += ROWS_PER_LINE) {
      await write({ rows: table.slice(start, start + ROWS_PER_LINE).map((row) => [...row]) });
    }
  }
  await write({ end: true });
} catch (error) {
  if (!(error instanceof TableFault)) throw error;
  await write({ fault: error.code, row: error.row });
}

async function tablesOf(bytes: Buffer): Promise<NamedTable[]> {
  if (isWorkbook(bytes)) return await workbookTables(bytes);
  return [{ name: null, table: await csvTable(bytes) }];
}

/** JSON has no raw line breaks. Resolves when the reader has taken the line. */
async function write(line: ReadLine): Promise<void> {
  if (process.stdout.write(`${JSON.stringify(line)}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}
