import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import readXlsxFile from 'read-excel-file/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Cell, Sheet } from './sheet.ts';
import { xlsxStream } from './xlsx-stream.ts';

async function* batchesOf(count: number): AsyncGenerator<Cell[][]> {
  const rows = Array.from({ length: count }, (_, index): Cell[] => [`fila ${index + 1}`]);
  for (let start = 0; start < count; start += 4) yield rows.slice(start, start + 4);
}

const sheetOf = (batches: Sheet['batches']): Sheet => ({
  name: 'Pedidos',
  columns: [{ name: 'Fila', width: 9 }],
  batches,
});

async function sheetsOf(count: number, maxRows: number) {
  const workbook = await buffer(xlsxStream(sheetOf(batchesOf(count)), maxRows));
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

test('a sheet that is exactly full is the last one, and an empty list has one sheet', async () => {
  expect(await sheetsOf(2, 3)).toEqual([['Pedidos', 'Fila', 'fila 1', 'fila 2']]);
  expect(await sheetsOf(0, 3)).toEqual([['Pedidos', 'Fila']]);
});

test('equal lists give equal files at any time', async () => {
  const fileOf = (count: number) => buffer(xlsxStream(sheetOf(batchesOf(count)), 3));
  const first = await fileOf(5);
  vi.setSystemTime(Date.now() + 90_000_000);
  onTestFinished(() => void vi.useRealTimers());
  expect((await fileOf(5)).equals(first)).toBe(true);
  expect((await fileOf(6)).equals(first)).toBe(false);
});

test('unreadable rows break the file off, with the reason', async () => {
  async function* batches(): AsyncGenerator<Cell[][]> {
    yield [['fila 1']];
    throw new Error('the database is gone');
  }
  await expect(buffer(xlsxStream(sheetOf(batches())))).rejects.toThrow('the database is gone');
});

test('rows are read at the speed of the download, and no more after it is aborted', async () => {
  let read = 0;
  const ended = Promise.withResolvers<void>();
  async function* batches(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        read += 1;
        yield Array.from({ length: 500 }, () => [randomBytes(30).toString('hex')]);
      }
    } finally {
      ended.resolve();
    }
  }
  const download = xlsxStream(sheetOf(batches()));
  await once(download, 'readable');
  await untilItRests(() => read);
  download.destroy();
  await ended.promise;
  // What the streams in between hold, about a megabyte.
  expect(read).toBeLessThan(60);
});

/** Resolves when a number has stayed the same for a while. */
async function untilItRests(current: () => number): Promise<void> {
  let before: number;
  do {
    before = current();
    await setTimeout(200);
  } while (current() !== before);
}

test('a sheet wider than the alphabet keeps each cell in its column', async () => {
  const names = Array.from({ length: 26 + 26 * 26 + 2 }, (_, index) => `columna ${index + 1}`);
  async function* batches(): AsyncGenerator<Cell[][]> {
    yield [names];
  }
  const columns = names.map((name) => ({ name, width: 9 }));
  const [sheet] = await readXlsxFile(
    await buffer(xlsxStream({ name: 'Ancha', columns, batches: batches() })),
  );
  expect(sheet?.data).toEqual([names, names]);
});
