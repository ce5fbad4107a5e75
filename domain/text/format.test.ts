import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import {
  formatExactPrice,
  formatMegabytes,
  formatPrice,
  formatWholeNumber,
  formatWholePesos,
} from './format.ts';
import { formatDate, formatLongDate } from './format-date.ts';

// The language data of Node is asked what es-AR looks like; of halves it rounds the absolute value up, as we do.
const inWholePesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});
const inPesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

test('every amount follows the es-AR language data [PRICE-001 PRICE-002 PRICE-003]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }), (amount) => {
      // Exact decimals: a division by 100 would lose digits of the largest amounts.
      const decimal = `${amount}e-2` as `${number}`;
      expect(formatPrice(amount as Centavos)).toBe(inWholePesos.format(decimal));
      expect(formatExactPrice(amount as Centavos)).toBe(inPesos.format(decimal));
    }),
  );
});

test('whole numbers and whole pesos of any size follow the es-AR language data [CALC-025]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (value) => {
      expect(formatWholeNumber(value)).toBe(whole.format(value));
      expect(formatWholePesos(value)).toBe(inWholePesos.format(value));
    }),
  );
});

test('sizes of files read in megabytes, with a decimal comma', () => {
  expect([0, 949_999, 12_449_000, 1_234_560_000].map(formatMegabytes)).toEqual([
    '0,1\u00a0MB',
    '0,9\u00a0MB',
    '12,4\u00a0MB',
    '1.234,6\u00a0MB',
  ]);
});

test('a moment reads as its day and time at the shop, in Spanish [MSGADM-G01 ORDADM-004]', () => {
  expect(formatDate(Date.UTC(2026, 10, 20, 21, 5))).toBe('20 de noviembre de 2026, 18:05');
  expect(formatDate(Date.UTC(2026, 0, 1, 2, 59))).toBe('31 de diciembre de 2025, 23:59');
  expect(formatLongDate(Date.UTC(2026, 10, 20, 21, 5))).toBe('viernes, 20 de noviembre de 2026, 18:05');
});

test('what has no price reads Consultar [PRICE-005]', () => {
  expect([formatPrice(null), formatExactPrice(null)]).toEqual(['Consultar', 'Consultar']);
});
