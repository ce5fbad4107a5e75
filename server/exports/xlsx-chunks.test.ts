import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Cell } from './sheet.ts';
import { xlsxChunks } from './xlsx-chunks.ts';

async function* batchesOf(count: number): AsyncGenerator<Cell[][]> {
  const rows = Array.from({ length: count }, (_, index): Cell[] => [`fila ${index + 1}`]);
  for (let start = 0; start < count; start += 4) yield rows.slice(start, start + 4);
}

async function sheetsOf(count: number, mostRows: number) {
  const sheet = { name: 'Pedidos', columns: [{ name: 'Fila', width: 9 }], batches: batchesOf(count) };
  const workbook = await buffer(xlsxChunks(sheet, mostRows));
  const sheets = await readXlsxFile(workbook);
  return sheets.map(({ sheet, data }) => [sheet, ...data.flat()]);
}

test('rows that do not fit on a sheet follow on the next one, under the same heading', async () => {
  expect(await sheetsOf(5, 3)).toEqual([
    ['Pedidos', 'Fila', 'fila 1', 'fila 2'],
    ['Pedidos 2', 'Fila', 'fila 3', 'fila 4'],
    ['Pedidos 3', 'Fila', 'fila 5'],
  ]);
});

test('a sheet that is just full is the last one, and a list without rows is one sheet', async () => {
  expect(await sheetsOf(2, 3)).toEqual([['Pedidos', 'Fila', 'fila 1', 'fila 2']]);
  expect(await sheetsOf(0, 3)).toEqual([['Pedidos', 'Fila']]);
});

test('a sheet wider than the alphabet keeps each cell in its column', async () => {
  const names = Array.from({ length: 26 + 26 * 26 + 2 }, (_, index) => `columna ${index + 1}`);
  async function* batches(): AsyncGenerator<Cell[][]> {
    yield [names];
  }
  const columns = names.map((name) => ({ name, width: 9 }));
  const [sheet] = await readXlsxFile(
    await buffer(xlsxChunks({ name: 'Ancha', columns, batches: batches() })),
  );
  expect(sheet?.data).toEqual([names, names]);
});
