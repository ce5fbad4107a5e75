import { describe, expect, test } from 'vitest';
import { MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import { NAME_LENGTH } from '#domain/contact/text-lengths.ts';
import { centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { WireOrderRequest } from '#schemas/wire/order-request.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('an order that does not fit on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón' });
  const dear = aThread({ price: centavos(MAX_CENTAVOS / 2), bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread, dear] });

  const place = (payload: unknown, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/orders', payload: payload as object, headers });
  const orderCount = async () => (await shop.ctx.db.selectFrom('orders').select('id').execute()).length;

  const bad: [string, string, (request: WireOrderRequest) => unknown][] = [
    ['a blank first name [CHECKOUT-023]', 'userName', (request) => ({ ...request, userName: '  ' })],
    [
      'a first name of zero-width characters [CHECKOUT-023]',
      'userName',
      (request) => ({ ...request, userName: '\u200b' }),
    ],
    ['a name of 121 letters', 'userName', (request) => ({ ...request, userName: 'a'.repeat(121) })],
    ['a missing last name [CHECKOUT-024]', 'userLastName', ({ userLastName: _, ...request }) => request],
    ['an empty phone [CHECKOUT-025]', 'cellphone', (request) => ({ ...request, cellphone: '' })],
    [
      'a phone that is none [CHECKOUT-026]',
      'cellphone',
      (request) => ({ ...request, cellphone: '4112345678' }),
    ],
    ['a bad email [CHECKOUT-032]', 'userEmail', (request) => ({ ...request, userEmail: 'ana@mail' })],
    ['an empty cart', 'orderItems', (request) => ({ ...request, orderItems: [] })],
    [
      'more than 300 products',
      'orderItems',
      (request) => ({ ...request, orderItems: Array(MAX_ORDER_PRODUCTS + 1).fill(request.orderItems[0]) }),
    ],
    ['a total that is text', 'totalAmount', (request) => ({ ...request, totalAmount: '5000' })],
    ['a status of its own [API-G03]', 'status', (request) => ({ ...request, status: 'Listo' })],
    [
      'ten thousand units [DETAIL-021]',
      'orderItems.0.quantity',
      (request) => ({ ...request, orderItems: [{ ...request.orderItems[0], quantity: { Rojo: 10_000 } }] }),
    ],
    [
      'half a unit',
      'orderItems.0.quantity',
      (request) => ({ ...request, orderItems: [{ ...request.orderItems[0], quantity: { Rojo: 0.5 } }] }),
    ],
  ];

  test.each(bad)('%s is refused by the name of its field, in Spanish', async (_title, field, unfit) => {
    const answer = await place(unfit(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }])));
    expect(answer.statusCode).toBe(400);
    const problem = answer.json();
    expect(problem).toMatchObject({ code: 'invalid-request', title: 'Los datos enviados no son válidos.' });
    const fields: string[] = problem.errors.map((error: { field: string }) => error.field);
    expect(fields.some((name) => name.startsWith(field))).toBe(true);
    expect(await orderCount()).toBe(0);
  });

  test('a name of 120 letters is taken, as in a message to the shop [CHECKOUT-034]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], {
      firstName: 'a'.repeat(NAME_LENGTH),
    });
    expect((await place(request)).statusCode).toBe(201);
  });

  test('sums beyond ten trillion pesos are refused, not cut short [PRICE-023]', async () => {
    const answer = await place(anOrderRequest([{ product: dear, quantities: { Rojo: 2 } }]));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'beyond-sums']);
    expect(await orderCount()).toBe(0);
  });

  test('a colour that the product does not have is refused', async () => {
    const answer = await place(anOrderRequest([{ product: thread, quantities: { Verde: 1 } }]));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].message).toContain('Hilo de algodón');
  });
});
