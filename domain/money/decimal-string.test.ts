import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, MAX_CENTAVOS } from './centavos.ts';
import { parseDecimalString, toDecimalString } from './decimal-string.ts';

test.each([
  ['5000', 500_000, '5000'],
  ['1500.50', 150_050, '1500.50'],
  ['1.1', 110, '1.10'],
  ['33.33', 3333, '33.33'],
  ['0', 0, '0'],
  ['0.05', 5, '0.05'],
  ['-0.05', -5, '-0.05'],
])('the numeric string %j is read with a dot decimal [N4 PRICE-006]', (text, amount, written) => {
  expect(parseDecimalString(text)).toBe(amount);
  expect(toDecimalString(centavos(amount))).toBe(written);
});

test.each([
  '',
  ' ',
  'Consultar',
  '1,5',
  '1.234',
  '1.',
  '.5',
  '1e3',
  'NaN',
  '0x10',
  ' 1',
  '99999999999999.99',
])('%j is no numeric string [PRICE-006]', (text) => {
  expect(parseDecimalString(text)).toBeNull();
});

test('every amount is read back from its string [PRICE-006]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }), (amount) => {
      expect(parseDecimalString(toDecimalString(centavos(amount)))).toBe(amount);
    }),
  );
});

test('ten trillion pesos are read, and a centavo more is not [PRICE-006]', () => {
  expect(parseDecimalString('10000000000000')).toBe(MAX_CENTAVOS);
  expect(parseDecimalString('10000000000000.01')).toBeNull();
});
