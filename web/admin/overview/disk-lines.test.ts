import { expect, test } from 'vitest';
import { diskLines } from './disk-lines.ts';

test('little room on the disk stands in what wants doing, with what is left', () => {
  const low = { freeBytes: 1_240_000_000, totalBytes: 40_000_000_000 };
  expect(diskLines({ disk: low }).map(({ text }) => text)).toEqual([
    'Queda poco espacio en disco: 1,2\u00a0GB libres de 40\u00a0GB',
  ]);
  expect(diskLines({ disk: { ...low, freeBytes: 13_000_000_000 } })).toEqual([]);
  expect(diskLines({ disk: null })).toEqual([]);
});
