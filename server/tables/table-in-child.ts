import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { ReadLine } from './read-table-process.ts';
import type { Cell, NamedTable } from './table-cell.ts';
import { TableFault } from './table-fault.ts';

const READER = fileURLToPath(new URL('./read-table-process.ts', import.meta.url));
const HEAP_MEGABYTES = 320;
/** Of the processor's own time, so that a machine with much other work refuses no file. */
const CPU_SECONDS = 30;
/** A reader that waits for something that never comes. */
const READ_TIMEOUT_MS = 300_000;
/** The answer to a file of 20 MB with quotes around each cell. */
const MAX_OUTPUT_LETTERS = 96 * 1024 * 1024;

const oneAtATime = pLimit(1);

/**
 * A file's tables, read by a process with limited memory and time, so a malicious file can't stop the shop. The rows
 * arrive in small parts, so other requests are served in between.
 * @throws TableFault
 */
export function tablesInChild(bytes: Buffer): Promise<NamedTable[]> {
  return oneAtATime(() => readTables(bytes));
}

async function readTables(bytes: Buffer): Promise<NamedTable[]> {
  const reader = [process.execPath, `--max-old-space-size=${HEAP_MEGABYTES}`, READER];
  const child = spawn('/bin/sh', ['-c', `ulimit -t ${CPU_SECONDS} && exec "$0" "$@"`, ...reader], {
    // The reader needs none of the shop's settings and secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: READ_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  );
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // A reader that ended early is reported below.
  child.stdin.on('error', () => undefined).end(bytes);
  try {
    return await tablesFrom(child.stdout);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function tablesFrom(output: Readable): Promise<NamedTable[]> {
  const tables: { name: string | null; table: Cell[][] }[] = [];
  for await (const text of lines(output)) {
    // Safe: our own reader process wrote this JSON.
    const line: ReadLine = JSON.parse(text);
    if ('end' in line) return tables;
    if ('fault' in line) throw new TableFault(line.fault, line.row);
    if ('sheet' in line) tables.push({ name: line.sheet, table: [] });
    else tables.at(-1)?.table.push(...line.rows);
  }
  // The process was ended: by its limits of memory and time, or by an error of the reading library.
  throw new TableFault('too-much');
}

/** Splits at line feeds alone: a text may have other line ends of Unicode. */
async function* lines(output: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let letters = 0;
  let rest = '';
  for await (const chunk of output) {
    const text = decoder.write(chunk);
    letters += text.length;
    if (letters > MAX_OUTPUT_LETTERS) throw new TableFault('too-much');
    const [first = '', ...others] = text.split('\n');
    rest += first;
    for (const next of others) {
      yield rest;
      rest = next;
    }
  }
}
