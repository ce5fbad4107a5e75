import type { Row, Snapshot } from './snapshot.ts';
import type { TableShape } from './table-shape.ts';

/** The column of search words, which each engine orders and spells in its own way. */
const WORD_SET = 'search_text';

/**
 * A table's rows as lines of JSON, in batches, with columns in the order of their names and rows in the order of their
 * keys. Equal rows give equal text on both engines, so equal checksums mean equal tables.
 */
export async function* rowLines(snapshot: Snapshot, table: TableShape): AsyncGenerator<readonly string[]> {
  for await (const rows of snapshot.batches(table)) yield rows.map(lineOf);
}

function lineOf(row: Row): string {
  const words = row[WORD_SET];
  if (typeof words !== 'string') return JSON.stringify(row);
  return JSON.stringify({ ...row, [WORD_SET]: words.split(' ').sort().join(' ') });
}
