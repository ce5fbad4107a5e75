import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('an order sent again on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón' });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread] });
  });
  afterEach(() => shop.close());

  const place = (payload: unknown, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/orders', payload: payload as object, headers });
  const orderCount = async () => (await shop.ctx.db.selectFrom('orders').select('id').execute()).length;

  test('fifty times the same order with one key is one order [CHECKOUT-G10]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place(request, { 'idempotency-key': 'clave-del-pedido-1' })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await orderCount()).toBe(1);
    const next = await place(request, { 'idempotency-key': 'clave-del-pedido-2' });
    expect(next.json<WireOrderReceipt>().orderNumber).toBe(2);
  });

  test('the same key with another body is refused; without a key every order is new [CHECKOUT-G10]', async () => {
    const one = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const two = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }]);
    await place(one, { 'idempotency-key': 'clave-del-pedido' });
    const refused = await place(two, { 'idempotency-key': 'clave-del-pedido' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'key-reused' });
    await place(one);
    await place(one);
    expect(await orderCount()).toBe(3);
  });

  test('a key is remembered by what was sent, spelled as in every version: a retry after an update finds its order [CHECKOUT-G10]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 12 } }]);
    const headers = { 'idempotency-key': 'clave-del-pedido' };
    expect((await place(request, headers)).statusCode).toBe(201);
    const customer = {
      firstName: 'Marta',
      lastName: 'Gietz',
      phone: '3496401923',
      email: 'marta@correo.test',
    };
    const seen = { price: '5000', wholesalePrice: '54000', quantity: '12 unidades' };
    const items = [{ productId: thread.id, seen, quantities: { Rojo: 12 } }];
    const sent = JSON.stringify({ customer, totalAmount: 60_000, items });
    const { fingerprint } = await shop.ctx.db
      .selectFrom('idempotency_keys')
      .select('fingerprint')
      .executeTakeFirstOrThrow();
    expect(fingerprint).toBe(createHash('sha256').update(sent).digest('hex'));
    const [item] = request.orderItems;
    const spelled = {
      ...request,
      orderItems: [{ ...item, items: [{ ...item?.items[0], price: '5000.00' }] }],
    };
    expect((await place(spelled, headers)).json()).toMatchObject({ code: 'key-reused' });
  });

  test('a refused order leaves its key free for the next try [CHECKOUT-G10]', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const headers = { 'idempotency-key': 'clave-del-pedido' };
    expect((await place({ ...request, totalAmount: 1 }, headers)).statusCode).toBe(409);
    expect((await place(request, headers)).statusCode).toBe(201);
  });

  test('an invalid key is refused by the name of its header', async () => {
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const answer = await place(request, { 'idempotency-key': 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ field: 'idempotency-key' });
  });
});
