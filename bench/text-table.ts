/**
 * Headings, a rule and lines of cells as aligned text.
 * @param rightAligned the columns whose cells stand at the right, from 0
 */
export function textTable(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  rightAligned: ReadonlySet<number>,
): string {
  const all = [headings, ...lines];
  const widths = headings.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const [head = '', ...body] = all.map((cells) => aligned(cells, { widths, rightAligned }));
  return [head, rule, ...body].join('\n');
}

type Columns = { readonly widths: readonly number[]; readonly rightAligned: ReadonlySet<number> };

function aligned(cells: readonly string[], { widths, rightAligned }: Columns): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return rightAligned.has(column) ? cell.padStart(width) : cell.padEnd(width);
    })
    .join('  ')
    .trimEnd();
}
