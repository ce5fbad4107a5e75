import { expect, test } from 'vitest';
import { partsIn, piecesText } from './pieces.ts';

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
