import { expect, test } from 'vitest';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { typedRolls } from './typed-rolls.ts';

const METRE = { ...BY_PIECE, code: 'MTR', scale: 2 } as const;

test.each([
  ['25 + 18,5 m+0,8', [2500, 1850, 80]],
  ['3', [300]],
  ['  ', []],
  ['25 +', undefined],
  ['25 + rollo', undefined],
  ['0 + 3', undefined],
])('rolls are typed as a sum: %j [STOCK-005]', (text, lengths) => {
  expect(typedRolls(text, METRE)).toEqual(lengths);
});
