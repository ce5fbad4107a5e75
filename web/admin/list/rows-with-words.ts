import { normalised } from '#domain/text/normalised.ts';

/** The rows that have all typed words. @param textOf what is searched in a row, normalised */
export function rowsWithWords<Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = normalised(typed).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}
