import { expect, test } from 'vitest';
import {
  canBeCut,
  changedPieces,
  MOST_CUTS,
  MOST_LENGTHS,
  partsIn,
  piecesText,
  unusedLength,
} from './pieces.ts';
import { mostParts } from './sale-unit.ts';

const METRES = { code: 'MTR', scale: 2 } as const;

test.each([
  [[{ count: 2, length: 150 }], 300, '2 cortes de 1,5 m'],
  [[{ count: 1, length: 300 }], 300, '1 corte de 3 m'],
  [
    [
      { count: 1, length: 300 },
      { count: 2, length: 75 },
      { count: 3, length: 50 },
    ],
    600,
    '1 corte de 3 m, 2 de 0,75 m y 3 de 0,5 m',
  ],
  [[], 0, ''],
])('pieces are counted apart and add up: %j [UNIT-004]', (pieces, parts, text) => {
  expect([partsIn(pieces), piecesText(pieces, METRES).replaceAll('\u00a0', ' ')]).toEqual([parts, text]);
});

const RIBBON = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;
const cut = (count: number, length: number) => ({ count, length });
const lengths = (count: number) => Array.from({ length: count }, (_, at) => cut(1, 50 * (at + 1)));
const FULL = mostParts(RIBBON);

test.each([
  ['of lengths on the step', [cut(2, 150), cut(1, 50)], true],
  ['off the step', [cut(2, 150), cut(1, 130)], false],
  ['none of a length', [cut(0, 150)], false],
  ['half a cut', [cut(1.5, 100)], false],
  ['as many of a length as a line names', [cut(MOST_CUTS, 50)], true],
  ['one more', [cut(1, 50), cut(MOST_CUTS + 1, 100)], false],
  ['as many lengths as a line names', lengths(MOST_LENGTHS), true],
  ['one length more', lengths(MOST_LENGTHS + 1), false],
  ['all that can be ordered', [cut(1, FULL)], true],
  ['more than can be ordered', [cut(1, FULL), cut(1, 50)], false],
])('cuts %s can be ordered: %s [UNIT-004]', (_, pieces, isGood) => {
  expect(canBeCut(pieces, RIBBON)).toBe(isGood);
});

test('only lengths are cut, not weights [UNIT-004]', () => {
  expect(canBeCut([cut(1, 100)], { ...RIBBON, code: 'KGM' })).toBe(false);
});

test('a step changes the last cut alone, and one too short is gone [UNIT-004]', () => {
  expect(changedPieces([cut(2, 150), cut(2, 100)], 50, RIBBON)).toEqual([cut(3, 150), cut(1, 100)]);
  expect(changedPieces([cut(1, 150), cut(1, 50)], -50, RIBBON)).toEqual([cut(1, 150)]);
  expect(changedPieces([cut(1, 100)], -50, RIBBON)).toEqual([cut(1, 50)]);
  expect(changedPieces([], 50, RIBBON)).toEqual([]);
});

test('another cut begins with the shortest length that no cut has [UNIT-004]', () => {
  expect(unusedLength([], RIBBON)).toBe(50);
  expect(unusedLength([cut(1, 100), cut(4, 50)], RIBBON)).toBe(150);
});
