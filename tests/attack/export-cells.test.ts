import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { csvChunks } from '#server/exports/csv-chunks.ts';
import type { Sheet } from '#server/exports/sheet.ts';
import { xlsxStream } from '#server/exports/xlsx-stream.ts';
import { hostileText } from '#tests/support/fuzz/hostile-text.ts';
import { timesInStorm } from '#tests/support/storm.ts';

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  "'=1",
  "''=1",
];
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const cells = fc.array(fc.oneof(fc.constantFrom(...FORMULAS), hostileText), { minLength: 1, maxLength: 5 });

function sheetOf(row: readonly string[]): Sheet {
  async function* batches() {
    yield [row];
  }
  return {
    name: 'Datos',
    columns: row.map((_cell, index) => ({ name: `c${index}`, width: 10 })),
    batches: batches(),
  };
}

test('in a CSV file no text becomes a formula, another cell or another row', async () => {
  const property = fc.asyncProperty(cells, async (row) => {
    const csv = (await text(Readable.from(csvChunks(sheetOf(row))))).toWellFormed();
    const { data } = papaparse.parse<string[]>(csv.slice(1), { delimiter: ';', newline: '\r\n' });
    const [, read, ...others] = data;
    expect(others).toEqual([['']]);
    expect(read).toEqual(
      row.map((cell) => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell).toWellFormed()),
    );
    for (const cell of read ?? []) expect(cell).not.toMatch(FORMULA);
  });
  await fc.assert(property, { numRuns: timesInStorm(200, 20_000) });
});

test('no text becomes a formula or a number in a workbook', async () => {
  const property = fc.asyncProperty(cells, async (row) => {
    const workbook = await buffer(xlsxStream(sheetOf(['x', ...row])));
    const [, read] = await readSheet(workbook);
    for (const cell of read ?? []) expect(['string', 'object']).toContain(typeof cell);
    expect(read?.[0]).toBe('x');
    for (const [index, cell] of row.entries()) {
      // XML readers fold line ends and trim empty text; these letters always survive.
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}=+@'-]/gu, '');
      expect(letters(String(read?.[index + 1] ?? ''))).toBe(letters(cell));
    }
  });
  await fc.assert(property, { numRuns: timesInStorm(60, 5000) });
});
