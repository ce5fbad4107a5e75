import { expect, test } from 'vitest';
import { bankAliasProblem } from './bank-alias.ts';

test.each([
  ['CASA.HILVAN.1923', null],
  ['la-aguja', null],
  ['123456', null],
  ['aguja', 'length'],
  ['CASA.HILVAN.MERCERIA.1', 'length'],
  ['mañana.sol', 'signs'],
  ['casa hilvan', 'signs'],
  ['', 'length'],
])('the alias %j: %s [PAY-001]', (alias, problem) => {
  expect(bankAliasProblem(alias)).toBe(problem);
});
