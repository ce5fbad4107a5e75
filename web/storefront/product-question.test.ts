import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { productQuestion } from './product-question.ts';

const url = 'https://shop.test/moreInfo/abc';
const product = {
  brand: 'Norte',
  name: 'Recta industrial',
  code: 'R-4500',
  price: pesos(1_284_000),
  bulkOffer: null,
};

test('the question names brand, name, code, price and address [DETAIL-026]', () => {
  expect(productQuestion({ product, url })).toBe(
    'Hola, quisiera consultar por Norte Recta industrial (código R-4500), $\u00a01.284.000,00: https://shop.test/moreInfo/abc',
  );
});

test('without code or price the question leaves them out [DETAIL-026]', () => {
  expect(productQuestion({ product: { ...product, code: null, price: null }, url })).toBe(
    'Hola, quisiera consultar por Norte Recta industrial: https://shop.test/moreInfo/abc',
  );
});
