import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireProduct } from '#schemas/wire/product.ts';
import { orderOutcome } from './order-outcome.ts';

const headers = new Headers();

function refusal(code: string, more: object = {}) {
  const problem = { type: 'about:blank' as const, status: 409, code, title: 'No', ...more };
  return { ok: false as const, status: 409, problem, headers };
}

test('a placed order returns its number [CHECKOUT-039]', () => {
  const data = {
    _id: 'o1',
    orderNumber: 7,
    status: 'pendiente' as const,
    totalAmount: 10,
    payableAmount: 10,
    createdAt: '2026-11-20T21:00:00.000Z',
  };
  expect(orderOutcome({ ok: true, status: 201, data, headers })).toEqual({ kind: 'placed', orderNumber: 7 });
});

test('a changed price returns the current products [CHECKOUT-048]', () => {
  const item: WireProduct = {
    _id: 'a',
    offer: false,
    section: 'Merceria',
    subsection: 'Hilos',
    filter: false,
    data: {
      type: 'Algodón',
      items: [
        {
          marca: 'Costurina',
          name: 'Hilo',
          photo: [],
          price: '120.50',
          summary: '',
          description: '',
          specsTecs: '',
          colours: [],
          models: [],
          wholesalePrice: '0',
          quantity: '0',
        },
      ],
    },
  };
  const outcome = orderOutcome(refusal('price-changed', { lines: [{ _id: 'a', item }], totalAmount: 120.5 }));
  expect(outcome).toMatchObject({ kind: 'price-changed', products: [{ id: 'a', price: pesos(120.5) }] });
});

test('an unknown product is named [CART-024]', () => {
  expect(orderOutcome(refusal('unknown-product', { ids: ['b'] }))).toEqual({
    kind: 'unknown-product',
    ids: ['b'],
  });
});

test('what is sold out is named as the shop names it [BUY-006]', () => {
  const detail = 'Se agotó: Costurina Hilo (Rojo).';
  expect(orderOutcome(refusal('sold-out', { ids: ['b'], detail }))).toEqual({ kind: 'sold-out', detail });
});

test('any other refusal is a general refusal [CHECKOUT-041 ERR-002]', () => {
  expect(orderOutcome(refusal('invalid-request'))).toEqual({ kind: 'refused' });
  expect(orderOutcome(refusal('price-changed'))).toEqual({ kind: 'refused' });
});
