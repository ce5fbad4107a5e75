import { expect, test } from 'vitest';
import { type CartLine, newLine } from '#domain/cart/cart-line.ts';
import { pesos } from '#domain/money/centavos.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import type { Product } from '#domain/products/product.ts';
import { refreshedCart } from './refreshed-cart.ts';

function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    ...BLANK_PRODUCT,
    id: 'a',
    subsection: 'Cierres',
    type: 'Común',
    brand: 'Dentón',
    name: 'Cierre',
    price: pesos(100),
    ...overrides,
  };
}

function aLine(productId: string): CartLine {
  return newLine({ ...aProduct(), id: productId }, { '': 2 });
}

test('a line whose product is gone is dropped [CART-022]', () => {
  const { cart, dropped } = refreshedCart({ cart: [aLine('a')], requestedIds: new Set(['a']), products: [] });
  expect(cart).toEqual([]);
  expect(dropped.map((line) => line.productId)).toEqual(['a']);
});

test('a changed price is applied, and the former one remembered [CART-G03]', () => {
  const products = [aProduct({ price: pesos(120) })];
  const { cart, changedIds } = refreshedCart({
    cart: [aLine('a')],
    requestedIds: new Set(['a']),
    products,
  });
  expect(cart[0]?.snapshot.price).toBe(pesos(120));
  expect(changedIds).toEqual(['a']);
});

test('a line added while the request was running stays [CART-022]', () => {
  const { cart } = refreshedCart({
    cart: [aLine('new'), aLine('a')],
    requestedIds: new Set(['a']),
    products: [aProduct()],
  });
  expect(cart.map((line) => line.productId)).toEqual(['new', 'a']);
});
