import { expect, test } from 'vitest';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { pesos } from '#domain/money/centavos.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { formatRate } from '#web/financing/format-rate.ts';
import {
  formatCount,
  formatExactPrice,
  formatPercent,
  formatPrice,
  formatWholeNumber,
  formatWholePesos,
} from './format.ts';

test('cards, cart and calculator show whole pesos the es-AR way [PRICE-001 PRICE-002 CALC-025]', () => {
  expect(formatPrice(pesos(4_850))).toBe('$\u00a04.850');
  expect(formatPrice(pesos(1_234_567.89))).toBe('$\u00a01.234.568');
  expect(formatPrice(pesos(0))).toBe('$\u00a00');
});

test('half a peso rounds up [PRICE-002]', () => {
  expect(formatPrice(pesos(1_500.5))).toBe('$\u00a01.501');
});

test('the product page shows two decimals [PRICE-001 PRICE-003]', () => {
  expect(formatExactPrice(pesos(4_850))).toBe('$\u00a04.850,00');
  expect(formatExactPrice(pesos(12_345.6))).toBe('$\u00a012.345,60');
});

test('a product without price says Consultar [PRICE-005]', () => {
  expect(formatPrice(null)).toBe('Consultar');
  expect(formatExactPrice(null)).toBe('Consultar');
});

test('a percentage has two decimals and a space that does not break [PRICE-001]', () => {
  expect(formatPercent(1667)).toBe('16,67\u00a0%');
  expect(formatPercent(5000)).toBe('50,00\u00a0%');
  expect(formatPercent(123_405)).toBe('1.234,05\u00a0%');
  expect(formatPercent(-7)).toBe('-0,07\u00a0%');
});

test('a date is long, Spanish, and in the time of the shop [ORDADM-004]', () => {
  expect(formatLongDate(Date.UTC(2026, 10, 20, 21, 5))).toBe('viernes, 20 de noviembre de 2026, 18:05');
  expect(formatLongDate(Date.UTC(2026, 0, 1, 3, 0))).toBe('jueves, 1 de enero de 2026, 00:00');
});

test('one unit is singular [DETAIL-017]', () => {
  expect([0, 1, 1_200].map((units) => quantityText(units, BY_PIECE))).toEqual([
    '0 unidades',
    '1 unidad',
    '1.200 unidades',
  ]);
  expect(formatCount(1, { one: 'producto', many: 'productos' })).toBe('1 producto');
});

test('the calculator shows whole pesos of any size, no digit lost [CALC-025 CALC-G03]', () => {
  expect(formatWholePesos(25_997n)).toBe('$\u00a025.997');
  expect(formatWholePesos(9_007_199_254_740_993n)).toBe('$\u00a09.007.199.254.740.993');
  expect(formatWholePesos(0n)).toBe('$\u00a00');
  expect(formatWholeNumber(120_000n)).toBe('120.000');
});

test('a rate shows the decimals that it has [CALC-009 CALC-010 CALC-011]', () => {
  expect(formatRate({ numerator: 1_035n, denominator: 10_000n })).toBe('10,35\u00a0%');
  expect(formatRate({ numerator: 2_000n, denominator: 10_000n })).toBe('20\u00a0%');
  expect(formatRate({ numerator: 9_550n, denominator: 10_000n })).toBe('95,5\u00a0%');
  expect(formatRate({ numerator: 3n, denominator: 40_000n })).toBe('0,01\u00a0%');
  expect(formatRate({ numerator: 12n, denominator: 1n })).toBe('1.200\u00a0%');
});
