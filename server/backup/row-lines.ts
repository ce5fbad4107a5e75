import type { Row, Snapshot } from './snapshot.ts';
import type { TableShape } from './table-shape.ts';

/** Both engines keep the set of words that a row is found by here, each in its own order and spelling. */
const WORD_SET = 'search_text';

/**
 * The rows of a table as lines of JSON, in batches: columns by name, rows by key. The same rows are the same text on
 * both engines, so that equal checksums are equal tables.
 */
export async function* rowLines(snapshot: Snapshot, table: TableShape): AsyncGenerator<readonly string[]> {
  for await (const rows of snapshot.batches(table)) yield rows.map(lineOf);
}

function lineOf(row: Row): string {
  const words = row[WORD_SET];
  if (typeof words !== 'string') return JSON.stringify(row);
  return JSON.stringify({ ...row, [WORD_SET]: words.split(' ').sort().join(' ') });
}
