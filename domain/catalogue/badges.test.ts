import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { aProduct } from './a-product.ts';
import { badgesOf } from './badges.ts';
import { productCardOf } from './product-card.ts';

const none = { isOffer: false, hasBulkOffer: false, hasColours: false, hasModels: false };
const bulkOffer = { minimumUnits: 12, packPrice: pesos(54_000) };

test.each([
  ['GRID-009', { isOffer: true }, { isOffer: true }],
  ['GRID-010 GRID-G03', { bulkOffer }, { hasBulkOffer: true }],
  ['GRID-011', { colours: ['Rojo'] }, { hasColours: true }],
  ['GRID-012', { models: ['Modelo 1', 'Modelo 2'] }, { hasModels: true }],
  ['GRID-012', { models: ['Modelo 1'] }, {}],
  ['GRID-013', {}, {}],
  [
    'GRID-013',
    { isOffer: true, bulkOffer, colours: ['Rojo'] },
    { isOffer: true, hasBulkOffer: true, hasColours: true },
  ],
])('%s the badges of a product with %j', (_, changes, expected) => {
  expect(badgesOf(productCardOf(aProduct(changes)))).toEqual({ ...none, ...expected });
});
