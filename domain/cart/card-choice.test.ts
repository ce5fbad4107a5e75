import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { listedProductOf } from '../products/listed-product.ts';
import type { Product } from '../products/product.ts';
import { kindOfVariants } from '../products/variants.ts';
import { cardChoice } from './card-choice.ts';
import { snapshotOf } from './cart-line.ts';
import { cartProductOfCard } from './cart-product-of-card.ts';

const choiceOf = (changes: Partial<Product>) => cardChoice(listedProductOf(aProduct(changes)));

test.each([
  ['single', { colours: [], models: [] }],
  ['single', { colours: [], models: ['Modelo 1'] }],
  ['colour', { colours: ['Rojo'], models: [] }],
  ['model', { colours: [], models: ['Chico', 'Grande'] }],
] as const)('a card offers what its product is chosen by: %s [BUY-002]', (kind, lists) => {
  expect(choiceOf(lists)).toBe(kind);
  expect(kindOfVariants(lists)).toBe(kind);
});

test('what has no price, is sold out or hidden can’t be added from its card [BUY-002]', () => {
  for (const changes of [
    { price: null },
    { isSoldOut: true },
    { isHidden: true },
    { colours: ['Rojo'], soldOutVariants: ['Rojo'] },
  ]) {
    expect(choiceOf(changes)).toBeNull();
  }
});

test('a card knows what a line of the cart keeps [BUY-002]', () => {
  const product = aProduct({
    colours: [],
    models: [],
    vat: '10.5',
    bulkOffer: { minimumUnits: 12, packPrice: pesos(900) },
  });
  expect(snapshotOf(cartProductOfCard(listedProductOf(product)))).toEqual(snapshotOf(product));
});
