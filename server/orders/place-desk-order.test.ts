import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('an order taken at the desk on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón' });
  const zip = aThread({ name: 'Cierre', price: pesos(1200), bulkOffer: null, colours: [], models: [] });
  const hidden = aThread({ name: 'Resto de cinta', isHidden: true, isSoldOut: true });
  const shop = shopForEachTest(engine, { products: [thread, zip, hidden] });

  const order = {
    orderItems: [
      { _id: thread.id, quantity: { Rojo: 6, Azul: 6 } },
      { _id: zip.id, quantity: 2 },
    ],
    userName: ' Ana ',
    userLastName: 'López',
    cellphone: '3496 40-1923',
    userEmail: '',
    note: 'Pasa a buscarlo el viernes',
  };
  const take = (changes: object = {}, headers: Record<string, string> = {}) =>
    shop.callAsAdministrator({
      method: 'POST',
      url: '/api/desk/orders',
      payload: { ...order, ...changes },
      headers,
    });
  const stored = async (id: string) => (await shop.callAsAdministrator({ url: `/api/orders/${id}` })).json();

  test('it has the shop’s prices, with bulk offers, and is stored like any other [QUOTE-007 QUOTE-012]', async () => {
    const answer = await take();
    expect(answer.statusCode).toBe(201);
    const receipt = answer.json<WireOrderReceipt>();
    expect(receipt).toMatchObject({ orderNumber: 1, totalAmount: 62_400, payableAmount: 56_400 });
    expect(await stored(receipt._id)).toMatchObject({
      userName: 'Ana',
      userLastName: 'López',
      cellphone: '3496401923',
      status: 'pendiente',
      origin: 'desk',
      orderItems: [{ total: 54_000 }, { quantity: { '': 2 }, total: 2400 }],
    });
  });

  test('at the counter a first name is enough, and a wrong phone is named [QUOTE-007]', async () => {
    const anonymous = await take({ userLastName: '', cellphone: '', note: '' });
    expect(anonymous.statusCode).toBe(201);
    const refused = await take({ userName: ' ', cellphone: '12' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'userName' }, { field: 'cellphone' }] });
  });

  test('what is on the shelf can be sold, though the shop hides it or says that it is sold out [QUOTE-007]', async () => {
    const answer = await take({ orderItems: [{ _id: hidden.id, quantity: { Rojo: 1 } }] });
    expect(answer.statusCode).toBe(201);
  });

  test('a deleted product, a colour that it lacks and a price are refused [QUOTE-007]', async () => {
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${zip.id}` });
    expect((await take()).json()).toMatchObject({ code: 'unknown-product', ids: [zip.id] });
    const verde = { orderItems: [{ _id: thread.id, quantity: { Inexistente: 1 } }] };
    expect((await take(verde)).json()).toMatchObject({ code: 'unfit-quantities', ids: [thread.id] });
    expect((await take({ totalAmount: 1 })).statusCode).toBe(422);
  });

  test('orders of shoppers and of the desk share their numbers, without gaps [QUOTE-007 ORDADM-G04]', async () => {
    const shopping = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    const shop1 = () => shop.call({ method: 'POST', url: '/api/orders', payload: shopping });
    const answers = await Promise.all([take(), shop1(), take({ userName: '' }), take(), shop1(), take()]);
    const numbers = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
    expect(numbers.map(({ orderNumber }) => orderNumber).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('ten times the same order with one key is one order [QUOTE-007]', async () => {
    const headers = { 'idempotency-key': 'clave-del-mostrador' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => take({}, headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const other = await take({ userName: 'Rosa' }, headers);
    expect(other.json()).toMatchObject({ code: 'key-reused' });
    expect(await shop.ctx.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  test('its timeline says who took it, with the note, and the log says it without the person [QUOTE-007 QUOTE-008]', async () => {
    const { _id: id } = (await take()).json<WireOrderReceipt>();
    const timeline = await shop.callAsAdministrator({ url: `/api/orders/${id}/timeline` });
    const actor = 'ana@casahilvan.example';
    expect(timeline.json<WireOrderEntry[]>()).toMatchObject([
      { kind: 'note', actor, details: { text: 'Pasa a buscarlo el viernes' } },
      { kind: 'placed', actor, details: { origin: 'desk', total: 56_400 } },
    ]);
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json<WireAuditLog>();
    expect(entries).toMatchObject([{ kind: 'order-taken', actor, details: { id, number: 1 } }]);
  });

  test('only an administrator takes one [QUOTE-007]', async () => {
    const answer = await shop.call({ method: 'POST', url: '/api/desk/orders', payload: order });
    expect(answer.statusCode).toBe(401);
  });
});
