import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { soldTo } from './sold-to.ts';

const thread = aProduct({ price: pesos(5000) });
const onRequest = aProduct({ price: null });
const terms = (price: number | null, increment = 1) => ({
  prices: new Map(price === null ? [] : [[thread.id, pesos(price)]]),
  increment,
});

test('who holds a list pays its price where it is lower, also for what others ask for [TRADE-001 TRADE-002]', () => {
  expect(soldTo(terms(4999.99), thread)).toEqual({ ...thread, price: pesos(4999.99) });
  expect(soldTo(terms(0), thread).price).toBe(0);
  expect(soldTo(terms(900), onRequest)).toEqual({ ...onRequest, price: pesos(900) });
});

test.each([
  ['the public’s price', 5000],
  ['a higher one', 5000.01],
  ['none of its own', null],
])('where a list has %s, it sells the very product that all see [TRADE-001 TRADE-002]', (_, price) => {
  expect(soldTo(terms(price), thread)).toBe(thread);
});

test('what is to be asked for stays so where a list has no price of its own [TRADE-001]', () => {
  expect(soldTo(terms(null), onRequest)).toBe(onRequest);
  expect(soldTo(terms(null, 6), onRequest).price).toBeNull();
});

test('a list in steps sells pieces by them, whether its price is lower or not [TRADE-001]', () => {
  const saleUnit = { ...BY_PIECE, increment: 6, minimum: 6 };
  expect(soldTo(terms(6000, 6), thread)).toEqual({ ...thread, saleUnit });
  expect(soldTo(terms(4000, 6), thread)).toEqual({ ...thread, price: pesos(4000), saleUnit });
});
