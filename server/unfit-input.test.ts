import { describe, expect, test } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('unusable input on %s', (engine) => {
  const thread = aThread();
  const order = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
  const [line] = order.orderItems;
  const { _id: _threadId, ...product } = productToWire(thread);
  const withItem = (change: object) => ({
    ...product,
    data: { ...product.data, items: [{ ...product.data.items[0], code: undefined, ...change }] },
  });
  const shop = shopForAllTests(engine, { products: [thread] });

  const message = { userName: 'a', userEmail: 'a@b.co', userPhone: '1', userLocation: 'x', userMessage: 'y' };
  const post = (url: string, payload: object) => shop.callAsAdministrator({ method: 'POST', url, payload });

  test.each([
    ['/api/orders', { ...order, userName: 'Ma\0rta' }, 'userName'],
    ['/api/orders', { ...order, userLastName: '\0' }, 'userLastName'],
    ['/api/orders', { ...order, orderItems: [{ ...line, _id: 'hilo\0' }] }, 'orderItems.0._id'],
    ['/api/sendContact', { ...message, userName: '\0' }, 'userName'],
    ['/api/sendContact', { ...message, userMessage: 'ho\0la' }, 'userMessage'],
    ['/api/login', { email: 'a\0@b.co', password: 'x' }, 'email'],
    ['/api/items', { ...product, subsection: 'Hi\0los' }, 'subsection'],
    ['/api/items', withItem({ name: '\0' }), 'data.items.0.name'],
    ['/api/items', withItem({ code: '\0' }), 'data.items.0.code'],
    ['/api/items', withItem({ models: ['\0'], colours: [] }), 'data.items.0.models.0'],
    ['/api/items', withItem({ photo: ['https://res.cloudinary.com/\0'] }), 'data.items.0.photo.0'],
    ['/api/update-prices', { rows: [{ codigo: 'H\0', precio: '1' }] }, 'rows.0.codigo'],
  ])('a character that can’t be stored is refused in %s: %# [API-G03]', async (url, payload, field) => {
    const answer = await post(url, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({
      field,
      message: expect.stringMatching(/carácter|no es válido/),
    });
  });

  test('a NUL character in a search is refused too [API-G03]', async () => {
    const answer = await shop.callAsAdministrator({ url: '/api/orders?q=%00&page=1' });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'q' }] });
  });

  test.each(['https://[', 'https://%', 'https://res.cloudinary.com:99999/a.jpg'])(
    '%s is no address of a photo [API-G03 DATA-G01]',
    async (photo) => {
      const answer = await post('/api/items', withItem({ photo: [photo] }));
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'data.items.0.photo.0' }] });
    },
  );

  test.each([
    ['no code', { codigo: ' ', precio: '5' }, 'rows.0.codigo'],
    ['a code that is too long', { codigo: 'x'.repeat(41), precio: '5' }, 'rows.0.codigo'],
  ])('a row with %s is refused by its field [API-024 PRICES-010]', async (_what, row, field) => {
    const answer = await post('/api/update-prices', { rows: [row, { codigo: 'H-1', precio: '7' }] });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  const longOnes: [string, object, string][] = [
    [
      'variants',
      { quantity: Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [index, 0])) },
      'orderItems.0.quantity',
    ],
    ['seen prices', { items: Array(300_000).fill(0) }, 'orderItems.0.items'],
  ];

  test.each(longOnes)(
    'an order of too many %s is refused with a short answer [API-G03]',
    async (_what, change, field) => {
      const answer = await post('/api/orders', { ...order, orderItems: [{ ...line, ...change }] });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ field });
      expect(answer.body.length).toBeLessThan(2000);
    },
  );

  test('only the first hundred of many faults are named [API-G03]', async () => {
    const rows = Array.from({ length: 5000 }, () => ({ codigo: '', precio: '' }));
    const answer = await post('/api/update-prices', { rows });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveLength(100);
  });
});
