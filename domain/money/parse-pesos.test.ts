import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, MAX_CENTAVOS } from './centavos.ts';
import { parsePesos } from './parse-pesos.ts';

test.each([
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1234,5', 123_450],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['$ 1.234', 123_400],
  ['$\u00a01.234,56', 123_456],
  ['$20.000', 2_000_000],
  ['  5  ', 500],
  ['0,5', 50],
  ['0', 0],
])('people type %j [PRICE-001]', (text, expected) => {
  expect(parsePesos(text)).toBe(expected);
});

test.each([
  '',
  '   ',
  'Consultar',
  '1,234',
  '12.34',
  '1234.56',
  '1,234.56',
  '1.23',
  '0.500',
  '1.2345',
  '12345.678',
  '1234,',
  ',5',
  '1,2,3',
  '-5',
  '1e3',
  '1 234',
  '$',
  '5 $',
  '٣',
  '99999999999999999999',
])('%j is not an amount, or could be read in two ways [PRICE-001]', (text) => {
  expect(parsePesos(text)).toBeNull();
});

test('an amount as screens write it is read back [PRICE-001]', () => {
  const written = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTAVOS }), (amount) => {
      expect(parsePesos(written.format(amount / 100))).toBe(centavos(amount));
    }),
  );
});

test('any text gives an amount or null, never an error [PRICE-001]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$\d., ]*$/)), (text) => {
      const amount = parsePesos(text);
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

test('ten trillion pesos are read, and a centavo more is not [PRICE-001]', () => {
  expect(parsePesos('10.000.000.000.000')).toBe(MAX_CENTAVOS);
  expect(parsePesos('10.000.000.000.000,01')).toBeNull();
});
