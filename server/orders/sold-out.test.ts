import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('ordering what is sold out on %s', (engine) => {
  const thread = aThread({ brand: 'Costurina', name: 'Hilo fino', soldOutVariants: ['Azul', 'Coral'] });
  const cone = aThread({ brand: 'Ovillo', name: 'Cono', colours: [], isSoldOut: true });
  const hidden = aThread({ isHidden: true, isSoldOut: true });
  const shop = shopForEachTest(engine, { products: [thread, cone, hidden] });

  type Lines = readonly { product: Product; quantities: Record<string, number> }[];
  const place = (lines: Lines, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/orders', payload: anOrderRequest(lines), headers });

  test('an order is refused with the name of each sold-out product and variant [BUY-006]', async () => {
    const answer = await place([
      { product: thread, quantities: { Rojo: 1, Azul: 2, Coral: 1 } },
      { product: cone, quantities: { '': 1 } },
    ]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'sold-out',
      title: 'Hay productos agotados en tu pedido.',
      detail: 'Se agotó: Costurina Hilo fino (Azul, Coral); Ovillo Cono.',
      ids: [thread.id, cone.id],
    });
  });

  test('the rest goes, and the order says nothing of what is in stock [BUY-006]', async () => {
    const answer = await place([{ product: thread, quantities: { Rojo: 2 } }]);
    expect(answer.statusCode).toBe(201);
    const { _id } = answer.json<WireOrderReceipt>();
    const order = (await shop.callAsAdministrator({ url: `/api/orders/${_id}` })).json<WireOrder>();
    expect(order.orderItems).toMatchObject([{ _id: thread.id, quantity: { Rojo: 2 } }]);
    expect(JSON.stringify(order)).not.toContain('soldOut');
  });

  test('a product that no visitor can see is unknown, sold out or not [BUY-006]', async () => {
    const answer = await place([
      { product: hidden, quantities: { Rojo: 1 } },
      { product: cone, quantities: { '': 1 } },
    ]);
    expect(answer.json()).toMatchObject({ code: 'unknown-product', ids: [hidden.id] });
  });

  test('an order that was placed before is answered again with its key [BUY-006]', async () => {
    const lines = [{ product: thread, quantities: { Rojo: 1 } }];
    const headers = { 'idempotency-key': 'clave-del-pedido' };
    const first = await place(lines, headers);
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${thread.id}/availability`,
      payload: { soldOut: true },
    });
    const again = await place(lines, headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect((await place(lines)).json()).toMatchObject({ code: 'sold-out' });
  });
});
