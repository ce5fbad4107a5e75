import { expect, test } from 'vitest';
import { aLine } from '#domain/cart/a-line.ts';
import { MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import { pricedCart } from '#domain/cart/priced-cart.ts';
import { centavos, MAX_CENTAVOS, ZERO } from '#domain/money/centavos.ts';
import { cartHindrance } from './cart-hindrance.ts';

const products = (count: number) =>
  Array.from({ length: count }, (_, at) => aLine({ '': 1 }, { id: `p-${at}` }));
const hindranceOf = (lines: ReturnType<typeof products>, unavailable: readonly string[] = []) =>
  cartHindrance({ ...pricedCart(lines, 'retail'), unavailable: new Set(unavailable), minimum: ZERO });

test('a cart of as many products as an order takes can be ordered [CHECKOUT-034]', () => {
  expect(hindranceOf(products(MAX_ORDER_PRODUCTS))).toBeNull();
});

test('too many products are told before the order is sent [CHECKOUT-034]', () => {
  expect(hindranceOf(products(MAX_ORDER_PRODUCTS + 12))).toBe(
    'Un pedido lleva hasta 300 productos y el tuyo tiene 312: deja 12 para otro pedido.',
  );
  const soldOut = aLine({ '': 1 }, { id: 'agotado', isSoldOut: true });
  expect(hindranceOf([...products(MAX_ORDER_PRODUCTS), soldOut])).toBeNull();
});

test('a product that is gone comes first [CART-024]', () => {
  expect(hindranceOf(products(2), ['p-1'])).toBe('Para comprar, elimina lo que ya no está disponible.');
});

test('nothing in stock, and sums beyond the largest amount [BUY-006 PRICE-023]', () => {
  expect(hindranceOf([aLine({ '': 1 }, { isSoldOut: true })])).toContain('agotado');
  expect(hindranceOf([aLine({ '': 2 }, { price: centavos(MAX_CENTAVOS / 2) })])).toContain(
    'Revisa las cantidades',
  );
});
