import { expect, test } from 'vitest';
import { countedParts } from './counted-parts.ts';
import { BY_PIECE, type SaleUnit } from './sale-unit.ts';

const RIBBON: SaleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 100 };

test.each<[string | null, SaleUnit, ReturnType<typeof countedParts>]>([
  [null, BY_PIECE, { parts: 1 }],
  ['12', BY_PIECE, { parts: 12 }],
  ['1,5', BY_PIECE, { choices: [1, 2] }],
  [null, RIBBON, { parts: 100 }],
  ['12', RIBBON, { parts: 1200 }],
  ['1,5', RIBBON, { parts: 150 }],
  ['1.5', RIBBON, { parts: 150 }],
  ['1,3', RIBBON, { choices: [100, 150] }],
  ['0,5', RIBBON, { choices: [100] }],
  ['1.500', RIBBON, { choices: [150, 150_000] }],
])('%j before a * of %o means %o [UNIT-003]', (typed, unit, meant) => {
  expect(countedParts(typed, unit)).toEqual(meant);
});
