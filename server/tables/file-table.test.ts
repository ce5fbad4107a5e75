import { beforeAll, describe, expect, test } from 'vitest';
import { aRow, aWorkbook, numbered, written } from '#tests/support/a-workbook.ts';
import { odsOf } from '#tests/support/corpus/ods-of.ts';
import { textOf } from './cell-values.ts';
import { fileTable } from './file-table.ts';
import type { Cell } from './table-cell.ts';

const namesColumns = (row: readonly Cell[]) => row.map(textOf).includes('Código');
const tableOf = async (file: Buffer) => fileTable(file, { namesColumns });

const HEADER = aRow(written('Código'), written('Precio'));
const rowsOf = (...rows: string[]) => [HEADER, ...rows];

describe('a cell keeps what it was', () => {
  const formats: string[] = [];
  const formatted = (number: string, format: string) => numbered(number, formats.push(format));

  const cells = [
    ['a number', numbered('1234.5'), { number: '1234.5' }],
    ['a sum with a rounding error', numbered('0.30000000000000004'), { number: '0.30000000000000004' }],
    ['a bar code in a narrow column', numbered('7791234567890'), { number: '7791234567890' }],
    ['zeros before a code', formatted('123', '00000'), { number: '123', shown: '00123' }],
    ['points in a code', formatted('90750', '00"."000'), { number: '90750', shown: '90.750' }],
    ['a price with its sign', formatted('1234.5', '"$" #,##0.00'), { number: '1234.5' }],
    ['a price with two decimals', formatted('1234.5', '0.00'), { number: '1234.5' }],
    ['a whole number with thousands', formatted('90750', '#,##0'), { number: '90750' }],
    ['three decimals of a code', formatted('90.75', '0.000'), { number: '90.75', shown: '90.750' }],
    ['a day', formatted('46359', 'yyyy-mm-dd'), { odd: 'date', shown: '2026-12-03' }],
    ['a day as a month', formatted('46359', 'mmm-yy'), { odd: 'date', shown: '2026-12-03' }],
    ['a cut number', formatted('7790000000000', '0.00E+00'), { odd: 'cut', shown: '7,79E+12' }],
    ['a whole number shown in short', formatted('7791234567890', '0.00E+00'), { number: '7791234567890' }],
    ['an error', '<c t="e"><v>#N/A</v></c>', { odd: 'error', shown: '#N/A' }],
    ['an error of a formula', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', { odd: 'error', shown: '#DIV/0!' }],
    ['a formula without a result', '<c><f>A1*2</f></c>', { odd: 'no-result', shown: '' }],
    ['a formula’s number', '<c><f>A1*2</f><v>2469</v></c>', { number: '2469' }],
    ['a formula’s empty text', '<c t="str"><f>""</f><v></v></c>', ''],
    ['a text that looks like a number', written('00123'), '00123'],
    ['a yes', '<c t="b"><v>1</v></c>', 'true'],
  ] as const;

  // One workbook for all cells: each one read starts a process.
  let read: readonly (Cell | undefined)[] = [];
  beforeAll(async () => {
    const rows = rowsOf(...cells.map(([, cell]) => aRow(written('H-1'), cell)));
    const { table } = await tableOf(await aWorkbook([{ name: 'Lista', rows }], formats));
    read = table.slice(1).map(([, cell]) => cell);
  });

  test.each(cells.map(([what, , expected], index) => ({ what, expected, index })))(
    '$what',
    ({ expected, index }) => {
      expect(read[index]).toEqual(expected);
    },
  );
});

describe('the sheet of a workbook', () => {
  const cover = { name: 'Portada', rows: [aRow(written('Lista de precios de Casa Paz'))] };
  const old = { name: 'Marzo', isHidden: true, rows: rowsOf(aRow(written('VIEJO'), numbered('1'))) };
  const list = { name: 'Noviembre', rows: rowsOf(aRow(written('H-1'), numbered('5'))) };

  test('is the first visible one that names the columns', async () => {
    const { name, table } = await tableOf(await aWorkbook([old, cover, list]));
    expect(name).toBe('Noviembre');
    expect(table[1]).toEqual(['H-1', { number: '5' }]);
  });

  test('is never a hidden one of LibreOffice', async () => {
    const rows = (code: string) => [
      ['Código', 'Precio'],
      [code, '5'],
    ];
    const file = await odsOf([
      { name: 'Marzo', isHidden: true, rows: rows('VIEJO') },
      { name: 'Noviembre', rows: rows('H-1') },
    ]);
    const { name, table } = await tableOf(file);
    expect(name).toBe('Noviembre');
    expect(table[1]).toEqual(['H-1', '5']);
  });

  test('is the one that somebody chose, and others are named', async () => {
    const file = await aWorkbook([old, cover, list]);
    const { name, sheets } = await fileTable(file, { namesColumns, sheet: 'Portada' });
    expect([name, ...sheets.map((sheet) => sheet.name)]).toEqual(['Portada', 'Portada', 'Noviembre']);
    await expect(fileTable(file, { namesColumns, sheet: 'Marzo' })).rejects.toMatchObject({
      code: 'unknown-sheet',
    });
  });

  test('without names of columns is the first visible one with cells', async () => {
    const empty = { name: 'Hoja1', rows: [] };
    expect((await tableOf(await aWorkbook([old, empty, cover]))).name).toBe('Portada');
  });

  test('is refused where all are hidden', async () => {
    await expect(tableOf(await aWorkbook([old]))).rejects.toMatchObject({ code: 'no-sheet' });
  });

  test('is read from an archive whose names have backslashes', async () => {
    const workbook = await aWorkbook([list], [], (path) => path.replaceAll('/', '|'));
    // Writers of archives refuse a backslash in a name.
    const odd = Buffer.from(
      workbook.toString('latin1').replaceAll(/(?<=xl|worksheets|_rels)\|/g, '\\'),
      'latin1',
    );
    expect((await tableOf(odd)).table[1]).toEqual(['H-1', { number: '5' }]);
  });
});
