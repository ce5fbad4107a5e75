import { expect, test } from 'vitest';
import { type CartLine, snapshotOf } from '#domain/cart/cart-line.ts';
import { BLANK_PRODUCT } from '#domain/catalogue/blank-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { pesos } from '#domain/money/centavos.ts';
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
  return { productId, quantities: { '': 2 }, snapshot: snapshotOf(aProduct()) };
}

test('CART-022 a line whose product is gone is dropped', () => {
  const { cart, dropped } = refreshedCart({ cart: [aLine('a')], askedIds: new Set(['a']), products: [] });
  expect(cart).toEqual([]);
  expect(dropped.map((line) => line.productId)).toEqual(['a']);
});

test('CART-G03 a changed price is taken over, and the former one remembered', () => {
  const products = [aProduct({ price: pesos(120) })];
  const { cart, formerPrices } = refreshedCart({ cart: [aLine('a')], askedIds: new Set(['a']), products });
  expect(cart[0]?.snapshot.price).toBe(pesos(120));
  expect(formerPrices.get('a')).toEqual({ price: pesos(100), bulkOffer: null });
});

test('CART-022 a line that was added while the answer was under way stays', () => {
  const { cart } = refreshedCart({
    cart: [aLine('new'), aLine('a')],
    askedIds: new Set(['a']),
    products: [aProduct()],
  });
  expect(cart.map((line) => line.productId)).toEqual(['new', 'a']);
});
