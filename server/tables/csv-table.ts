import { decodedText, looksGarbled } from './decoded-text.ts';
import type { Cell, Table } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { COLUMNS_READ, ROWS_READ } from './table-limits.ts';

const DELIMITERS = [';', '\t', ','] as const;

/** How much of a file tells its delimiter. */
const SAMPLE_LETTERS = 64 * 1024;
const SAMPLE_ROWS = 40;

type Parser = typeof import('papaparse');

/** @throws TableFault 'open-quotes' */
export async function csvTable(bytes: Buffer): Promise<Table> {
  const { text, certainty } = await decodedText(bytes);
  const { default: papaparse } = await import('papaparse');
  const delimiter = delimiterOf(text, papaparse);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, preview: ROWS_READ });
  const [broken] = errors;
  if (broken !== undefined) throw new TableFault('open-quotes', (broken.row ?? 0) + 1);
  const table = data.map((row) => (row.length > COLUMNS_READ ? row.slice(0, COLUMNS_READ) : row));
  if (certainty === 'sure') return table;
  return certainty === 'broken' ? table.map(withoutBroken) : guessedTable(table);
}

/** A broken byte can be any sign, a separator or a line's end too, so a row with one says nothing at all. */
function withoutBroken(row: readonly string[]): readonly Cell[] {
  return row.some((text) => text.includes('\ufffd')) ? garbled(row) : row;
}

/** Letters beyond ASCII are doubtful where nothing says the alphabet, and where one stands for a separator. */
function guessedTable(table: readonly (readonly string[])[]): Table {
  const width = commonWidth(table);
  return table.map((row) => {
    if (row.every((text) => IN_EVERY_ALPHABET.test(text))) return row;
    if (row.length !== width || row.some((text) => looksGarbled(text))) return garbled(row);
    return row.map(
      (text): Cell => (IN_EVERY_ALPHABET.test(text) ? text : { odd: 'guessed', shown: text.trim() }),
    );
  });
}

function garbled(row: readonly string[]): Cell[] {
  return row.map((shown) => (shown.trim() === '' ? '' : { odd: 'garbled', shown }));
}

const IN_EVERY_ALPHABET = /^[\0-\x7f]*$/;

function commonWidth(table: readonly (readonly string[])[]): number {
  const rows = table.filter((row) => row.length > 1);
  const [most] = [...Map.groupBy(rows, ({ length }) => length)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return most?.[0] ?? 1;
}

/**
 * The delimiter that gives most rows below each other the same number of cells: titles above the table, which may have
 * commas, and decimal commas inside it give other numbers.
 */
function delimiterOf(text: string, papaparse: Parser): string {
  const sample = text.slice(0, SAMPLE_LETTERS);
  const counted = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(sample, { delimiter, preview: SAMPLE_ROWS });
    return { delimiter, rows: longestRun(data.map(({ length }) => length)) };
  });
  const [best] = counted.sort((one, other) => other.rows - one.rows);
  return best === undefined || best.rows === 0 ? ',' : best.delimiter;
}

/** How many of the widths above 1 follow each other alike. */
function longestRun(widths: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, width] of widths.entries()) {
    if (width === 1) run = 0;
    else run = width === widths[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
