import { expect, test } from 'vitest';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import type { WireLabelledProduct } from '#schemas/labels.ts';
import { labelRows, wantedLabels } from './label-rows.ts';

const THREAD: WireLabelledProduct = {
  _id: 'hilo',
  brand: 'Costurina',
  name: 'Hilo',
  photo: null,
  price: '5450.5',
  vat: '21',
  unit: BY_PIECE,
  soldOut: false,
  barCode: '4006381333931',
  variants: [
    { name: 'Rojo', soldOut: false, barCode: '96385074' },
    { name: 'Azul', soldOut: true, barCode: null },
  ],
};
const NEEDLE: WireLabelledProduct = { ...THREAD, _id: 'aguja', price: '', barCode: null, variants: [] };

const ALL = { onlyInStock: false, perVariant: true };
const whole = (productId: string, count = 1) => ({ productId, variant: null, count });
const told = (...args: Parameters<typeof labelRows>) =>
  labelRows(...args).map(({ productId, label, count }) => [productId, label.variant, label.barCode, count]);

test('a product has a row for each colour, or one where it has none [LABEL-002]', () => {
  expect(told([THREAD, NEEDLE], [whole('aguja'), whole('hilo', 2)], ALL)).toEqual([
    ['aguja', '', null, 1],
    ['hilo', 'Rojo', '96385074', 2],
    ['hilo', 'Azul', null, 2],
  ]);
});

test('one for the product has its own code, and is left out where all is sold out [LABEL-002]', () => {
  const filter = { onlyInStock: true, perVariant: false };
  expect(told([THREAD], [whole('hilo')], filter)).toEqual([['hilo', '', '4006381333931', 1]]);
  const gone = { ...THREAD, variants: THREAD.variants.map((one) => ({ ...one, soldOut: true })) };
  expect(told([gone, { ...NEEDLE, soldOut: true }], [whole('hilo'), whole('aguja')], filter)).toEqual([]);
});

test('sold-out colours are left out, and what several lines name adds up [LABEL-002]', () => {
  const red = { productId: 'hilo', variant: 'Rojo', count: 12 };
  expect(told([THREAD], [red, whole('hilo')], { ...ALL, onlyInStock: true })).toEqual([
    ['hilo', 'Rojo', '96385074', 13],
  ]);
});

test('a product that is gone has none, and each label comes as often as it is wanted [LABEL-002]', () => {
  const rows = labelRows([NEEDLE], [whole('hilo'), whole('aguja', 3)], ALL);
  expect(wantedLabels(rows).map(({ price }) => price)).toEqual([null, null, null]);
});
