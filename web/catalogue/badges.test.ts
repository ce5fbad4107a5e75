import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { modelName } from '#domain/products/model-name.ts';
import { badgesOf } from './badges.ts';

const none = { isOffer: false, hasBulkOffer: false, hasColours: false, hasModels: false };
const bulkOffer = { minimumUnits: 12, packPrice: pesos(10_800) };

test.each([
  ['[GRID-009]', { isOffer: true }, { isOffer: true }],
  ['[GRID-010 GRID-G03]', { bulkOffer }, { hasBulkOffer: true }],
  ['[GRID-010]', { bulkOffer, price: pesos(900) }, {}],
  ['[GRID-010]', { bulkOffer, price: null }, {}],
  ['[GRID-011]', { colours: ['Rojo'] }, { hasColours: true }],
  ['[GRID-012]', { models: ['Modelo 1', 'Modelo 2'] }, { hasModels: true }],
  ['[GRID-012]', { models: ['Modelo 1'] }, {}],
  ['[GRID-013]', {}, {}],
  [
    '[GRID-013]',
    { isOffer: true, bulkOffer, colours: ['Rojo'] },
    { isOffer: true, hasBulkOffer: true, hasColours: true },
  ],
])('the badges of a product with $1 $0', (_, changes, expected) => {
  expect(badgesOf(listedProductOf(aProduct(changes)))).toEqual({ ...none, ...expected });
});

test('a product with one model gets no badge [N9 WIZARD-015 GRID-012]', () => {
  const card = listedProductOf(aProduct({ models: [modelName('', [])] }));
  expect(badgesOf(card).hasModels).toBe(false);
});
