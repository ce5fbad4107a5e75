import type { Table } from './table-cell.ts';
import { TableFault } from './table-fault.ts';
import { COLUMNS_READ, ROWS_READ } from './table-limits.ts';

const DELIMITERS = [';', '\t', ','] as const;

/** How much of a file tells its delimiter. */
const SAMPLE_LETTERS = 64 * 1024;
const SAMPLE_ROWS = 40;

type Parser = typeof import('papaparse');

/** @throws TableFault 'open-quotes' */
export async function csvTable(text: string): Promise<Table> {
  const { default: papaparse } = await import('papaparse');
  const delimiter = delimiterOf(text, papaparse);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, preview: ROWS_READ });
  const [broken] = errors;
  if (broken !== undefined) throw new TableFault('open-quotes', (broken.row ?? 0) + 1);
  return data.map((row) => (row.length > COLUMNS_READ ? row.slice(0, COLUMNS_READ) : row));
}

/**
 * The delimiter that gives most rows the same number of cells: titles above the table and decimal commas inside it give
 * other numbers.
 */
function delimiterOf(text: string, papaparse: Parser): string {
  const sample = text.slice(0, SAMPLE_LETTERS);
  const counted = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(sample, { delimiter, preview: SAMPLE_ROWS });
    const widths = data.map(({ length }) => length).filter((width) => width > 1);
    const alike = [...Map.groupBy(widths, (width) => width).values()].map(({ length }) => length);
    return { delimiter, rows: Math.max(0, ...alike) };
  });
  const [best] = counted.sort((one, other) => other.rows - one.rows);
  return best === undefined || best.rows === 0 ? ',' : best.delimiter;
}
