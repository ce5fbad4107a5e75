import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedCentavos } from './capped-centavos.ts';
import { centavos, MAX_CENTAVOS, pesos, sumOf } from './centavos.ts';
import { ceiling, halfUp } from './rounded-quotient.ts';

test('an amount is a whole number of centavos [PRICE-G03]', () => {
  expect(pesos(1500.5)).toBe(150_050);
  expect(() => centavos(0.5)).toThrow(RangeError);
  expect(() => centavos(Number.NaN)).toThrow(RangeError);
  expect(() => centavos(MAX_CENTAVOS + 1)).toThrow(RangeError);
  expect(() => pesos(1.005)).toThrow(RangeError);
});

test('amounts add up, and an empty sum is zero [PRICE-023]', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([pesos(1), pesos(2.5)])).toBe(350);
});

test('an amount beyond the largest is limited to it [PRICE-G03]', () => {
  expect(cappedCentavos(BigInt(MAX_CENTAVOS))).toBe(MAX_CENTAVOS);
  expect(cappedCentavos(10n ** 30n)).toBe(MAX_CENTAVOS);
});

test('half up is the nearest whole number, and the upper one of two [PRICE-G03]', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (numerator, denominator) => {
        const distance = 2n * (halfUp({ numerator, denominator }) * denominator - numerator);
        expect(distance > -denominator && distance <= denominator).toBe(true);
      },
    ),
  );
});

test('the ceiling is the first whole number not below the quotient [CALC-023]', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (numerator, denominator) => {
        const excess = ceiling({ numerator, denominator }) * denominator - numerator;
        expect(excess >= 0n && excess < denominator).toBe(true);
      },
    ),
  );
});
