import { expect, test } from 'vitest';
import type { WireMatchOption } from '#schemas/bank-match-answers.ts';
import { matchWords } from './match-words.ts';

const OPTION: WireMatchOption = {
  order: { _id: 'a', orderNumber: 7, customer: 'Ana' },
  balance: 54_000,
  amount: 'whole',
  payer: 'name',
  difference: 0,
};

test.each<[Partial<WireMatchOption>, string]>([
  [{}, 'mismo monto y nombre'],
  [{ payer: 'tax-id', amount: 'deposit' }, 'la seña exacta y CUIT'],
  [{ payer: 'none' }, 'mismo monto, sin nombre'],
  [{ amount: 'undiscounted', payer: 'surname' }, 'el total sin descuento y apellido'],
  [{ amount: 'near', difference: -80 }, '$\u00a080 menos, mismo nombre'],
  [{ amount: 'other', payer: 'tax-id', difference: 1000.5 }, '$\u00a01.000,50 más, mismo CUIT'],
  [{ amount: 'written' }, 'ya anotado: no se cobra otra vez'],
])('%j says why it fits [PAY-004]', (change, words) => {
  expect(matchWords({ ...OPTION, ...change })).toBe(words);
});
