import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { badPriceList } from './bad-price-list.ts';
import type { PriceTable } from './price-cells.ts';

const READER = fileURLToPath(new URL('./read-workbook.ts', import.meta.url));
const HEAP_MEGABYTES = 192;
const READ_TIMEOUT_MS = 30_000;
/** The longest list has 20,000 rows of about 150 letters. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const oneAtATime = pLimit(1);

/**
 * The first sheet of a workbook. A process with limited memory and time reads it, so a malicious workbook can't stop
 * the shop.
 * @throws Refusal 'bad-price-list'
 */
export async function xlsxTable(bytes: Buffer): Promise<PriceTable> {
  // Safe: our own reader process wrote this JSON.
  return JSON.parse(await oneAtATime(() => readerAnswer(bytes)));
}

async function readerAnswer(workbook: Buffer): Promise<string> {
  const reading = promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${HEAP_MEGABYTES}`, READER],
    // The reader needs none of the shop's settings and secrets.
    { env: {}, timeout: READ_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES },
  );
  const { pid, stdin } = reading.child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // A reader that ended early is reported below.
  stdin?.on('error', () => undefined).end(workbook);
  return (await reading.catch(throwBadWorkbook)).stdout;
}

function throwBadWorkbook(error: unknown): never {
  const wasEnded = error instanceof Error && 'code' in error && error.code !== 1;
  throw badPriceList(
    wasEnded ? 'El archivo XLSX tiene demasiado contenido.' : 'El archivo XLSX está dañado.',
  );
}
