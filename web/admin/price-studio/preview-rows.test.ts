import { expect, test } from 'vitest';
import type { WirePreviewRow } from '#schemas/price-change-answers.ts';
import {
  flaggedCounts,
  foundRows,
  groupCounts,
  isBigChange,
  isInGroup,
  newPriceRows,
  priceSums,
  studioRow,
} from './preview-rows.ts';

const NOBODY: ReadonlySet<string> = new Set();

function aRow(id: string, from: string, to: string, change: Partial<WirePreviewRow> = {}) {
  return studioRow({
    _id: id,
    version: 3,
    code: `HIL-${id}`,
    brand: 'Costurina',
    name: `Hilo de algodón ${id}`,
    before: { price: from, wholesalePrice: '0' },
    after: { price: to, wholesalePrice: '0' },
    flags: [],
    ...change,
  });
}

test('the difference is of the price, or of the pack where the price stays [STUDIO-004]', () => {
  expect(aRow('1', '1000', '1125').difference).toBe(1250);
  expect(aRow('2', '1000', '950').difference).toBe(-500);
  const pack = aRow('3', '1000', '1000', {
    before: { price: '1000', wholesalePrice: '10000' },
    after: { price: '1000', wholesalePrice: '11000' },
  });
  expect(pack.difference).toBe(1000);
  expect(aRow('4', '', '500').difference).toBeNull();
});

test('a row above the limit is marked, up or down, and one at the limit is not [STUDIO-004]', () => {
  const limit = 3000;
  const marked = ['1300', '1301', '700', '699'].map((to) => isBigChange(aRow('1', '1000', to), limit));
  expect(marked).toEqual([false, true, false, true]);
  expect(isBigChange(aRow('1', '1000', '1000', { flags: ['not-positive'] }), limit)).toBe(false);
});

test('rows without a price, without a change or at 0 stay out; others as the person says [STUDIO-004]', () => {
  const rows = [
    aRow('1', '1000', '1100'),
    aRow('2', '2000', '2200'),
    aRow('3', '', '', { flags: ['no-price'] }),
    aRow('4', '10', '10', { flags: ['unchanged'] }),
    aRow('5', '10', '10', { flags: ['not-positive'] }),
  ];
  expect(priceSums(rows, NOBODY)).toEqual({ included: 2, leftOut: 3, before: 300_000, after: 330_000 });
  const excluded = new Set(['2']);
  expect(priceSums(rows, excluded)).toEqual({ included: 1, leftOut: 4, before: 100_000, after: 110_000 });
  expect(newPriceRows(rows, excluded)).toEqual([
    { _id: '1', version: 3, price: '1100', wholesalePrice: '0' },
  ]);
  const marks = { excluded, bigChange: 3000 };
  expect(groupCounts(rows, marks)).toEqual({
    ...{ all: 5, big: 0, wrong: 1, out: 4 },
    ...{ 'pack-not-cheaper': 0, 'pack-now-cheaper': 0, 'pack-unchanged': 0, 'price-unchanged': 0 },
  });
  expect(rows.filter((row) => isInGroup(row, 'out', marks)).map(({ id }) => id)).toEqual([
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('rows whose pack stays behind are a group of their own, and those left out no longer count [STUDIO-004]', () => {
  const packs = { wholesalePrice: '10000' };
  const rows = [
    aRow('1', '1000', '1100', {
      before: { price: '1000', ...packs },
      after: { price: '1100', ...packs },
      flags: ['pack-unchanged'],
    }),
    aRow('2', '1000', '1900', { flags: ['pack-not-cheaper', 'pack-unchanged'] }),
    aRow('3', '1000', '1100'),
  ];
  const marks = { excluded: NOBODY, bigChange: 3000 };
  expect(groupCounts(rows, marks)).toMatchObject({ 'pack-unchanged': 2, 'pack-not-cheaper': 1, big: 1 });
  expect(rows.filter((row) => isInGroup(row, 'pack-unchanged', marks)).map(({ id }) => id)).toEqual([
    '1',
    '2',
  ]);
  expect(flaggedCounts(rows, marks)).toMatchObject({ 'pack-unchanged': 2, big: 1 });
  expect(flaggedCounts(rows, { ...marks, excluded: new Set(['2']) })).toMatchObject({
    'pack-unchanged': 1,
    big: 0,
  });
});

test('where only packs change, their sum is shown [STUDIO-004]', () => {
  const pack = aRow('1', '1000', '1000', {
    before: { price: '1000', wholesalePrice: '10000' },
    after: { price: '1000', wholesalePrice: '11000' },
  });
  expect(priceSums([pack], NOBODY)).toMatchObject({ before: 1_000_000, after: 1_100_000 });
});

test('the preview is searched by code, name and brand, without accents [STUDIO-004]', () => {
  const rows = [aRow('1', '1', '2'), aRow('2', '1', '2', { brand: 'Telar', name: 'Cinta' })];
  expect(foundRows(rows, 'ALGODON costurina').map(({ id }) => id)).toEqual(['1']);
  expect(foundRows(rows, 'hil-2').map(({ id }) => id)).toEqual(['2']);
  expect(foundRows(rows, '  ')).toHaveLength(2);
});
