import { describe, expect, test } from 'vitest';
import type { WireOrder, WireOrderReceipt } from '#schemas/order-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the orders desk on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de lino' });
  const shop = shopForEachTest(engine, { products: [thread] });

  async function placed(firstName: string): Promise<WireOrderReceipt> {
    shop.clock.now += 60_000;
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 12 } }], { firstName });
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
  }
  const listed = async (query = '') =>
    (await shop.callAsAdministrator({ url: `/api/orders${query}` })).json<WireOrder[]>();
  const names = (orders: readonly WireOrder[]) => orders.map(({ userName }) => userName);
  const setStatus = (id: string, status: string, headers: Record<string, string> = {}) =>
    shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${id}`, payload: { status }, headers });

  test('lists all orders, newest first, each with its items [API-011 ORDADM-006]', async () => {
    for (const name of ['Marta', 'Hugo', 'Delia']) await placed(name);
    const orders = await listed();
    expect(names(orders)).toEqual(['Delia', 'Hugo', 'Marta']);
    expect(orders[0]?.orderItems[0]).toMatchObject({ _id: thread.id, quantity: { Rojo: 12 } });
  });

  test('a list of any length is streamed whole and in order [API-011]', async () => {
    const { orderNumber } = await placed('Marta');
    const template = await shop.ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...template,
      id: `orden-${index}`,
      link_token: null,
      number: orderNumber + 1 + index,
    }));
    await shop.ctx.db.insertInto('orders').values(rows).execute();
    const orders = await listed();
    expect(orders.map((order) => order.orderNumber)).toEqual(
      Array.from({ length: 451 }, (_, index) => orderNumber + 450 - index),
    );
  });

  test('with a page, a size and a filter it returns one page and the count', async () => {
    for (const name of ['Marta', 'Hugo', 'Delia', 'Omar']) await placed(name);
    const answer = await shop.callAsAdministrator({ url: '/api/orders?page=2&size=3' });
    expect(answer.headers['x-total-count']).toBe('4');
    expect(names(answer.json())).toEqual(['Marta']);
    expect(names(await listed('?q=HUGO'))).toEqual(['Hugo']);
    expect(names(await listed('?q=3'))).toContain('Delia');
    expect(await listed('?q=100%25')).toEqual([]);
  });

  test('an order goes through its states, and back [ORDADM-007 ORDADM-008 ORDADM-010 ORDADM-023 API-013]', async () => {
    const { _id } = await placed('Marta');
    for (const status of ['En Progreso', 'Listo', 'pendiente', 'Listo', 'En Progreso']) {
      const answer = await setStatus(_id, status);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ _id, status });
      expect(await listed(`?status=${encodeURIComponent(status)}`)).toHaveLength(1);
    }
    expect(await listed('?status=Listo')).toEqual([]);
  });

  test('a deleted order is in no list, and its number is not reused [ORDADM-011 ORDADM-012 API-014]', async () => {
    const { _id } = await placed('Marta');
    const answer = await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${_id}` });
    expect(answer.statusCode).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await listed('?status=pendiente')).toEqual([]);
    const row = await shop.ctx.db.selectFrom('orders').select('is_deleted').executeTakeFirstOrThrow();
    expect(row.is_deleted).toBe(1);
    expect((await placed('Hugo')).orderNumber).toBe(2);
  });

  test('an unknown or deleted order is answered with its text [API-012 ORDADM-022]', async () => {
    const { _id } = await placed('Marta');
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${_id}` });
    for (const id of [_id, 'no-existe']) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const payload = method === 'PUT' ? { status: 'Listo' } : undefined;
        const answer = await shop.callAsAdministrator({
          method,
          url: `/api/orders/${id}`,
          ...(payload && { payload }),
        });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'order-not-found', title: 'Id no encontrado' });
      }
    }
  });

  test('counts the pending orders that are not deleted [API-022 DASH-012 DASH-014]', async () => {
    const [first, second] = [await placed('Marta'), await placed('Hugo'), await placed('Delia')];
    await setStatus(first._id, 'Listo');
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${second?._id}` });
    const answer = await shop.callAsAdministrator({ url: '/api/orders/pending-count' });
    expect(answer.json()).toEqual({ count: 1, byStatus: { pendiente: 1, 'En Progreso': 0, Listo: 1 } });
  });

  test('a change based on an old version is refused with the current order', async () => {
    const { _id } = await placed('Marta');
    const { headers } = await shop.callAsAdministrator({ url: `/api/orders/${_id}` });
    const seen = { 'if-match': String(headers.etag) };
    expect((await setStatus(_id, 'En Progreso', seen)).statusCode).toBe(200);
    const stale = await setStatus(_id, 'Listo', seen);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale-version', current: { status: 'En Progreso' } });
    expect((await setStatus(_id, 'Listo')).statusCode).toBe(200);
  });

  test('a change of anything but the status is refused and named, and changes nothing [API-013]', async () => {
    const { _id } = await placed('Marta');
    const url = `/api/orders/${_id}`;
    const before = (await shop.callAsAdministrator({ url })).json<WireOrder>();
    const change = (payload: object) => shop.callAsAdministrator({ method: 'PUT', url, payload });
    const refused = await change({ ...before, status: 'Listo', orderItems: [], nota: 'con moño' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'unknown-fields']);
    const { errors } = refused.json<{ errors: { field: string; message: string }[] }>();
    expect(errors).toContainEqual({
      field: 'orderItems',
      message: 'Productos del pedido («orderItems»): aquí no se puede cambiar',
    });
    const { status: _status, ...others } = before;
    expect(errors.map(({ field }) => field).toSorted()).toEqual([...Object.keys(others), 'nota'].toSorted());
    expect((await shop.callAsAdministrator({ url })).json()).toEqual(before);
    const { paths } = (await shop.callAsAdministrator({ url: '/api/docs' })).json();
    const { schema } = paths['/api/orders/{id}'].put.requestBody.content['application/json'];
    expect(schema).toMatchObject({ additionalProperties: false, required: ['status'] });
  });

  test('a name of any length and any number of names get a short answer', async () => {
    const { _id } = await placed('Marta');
    const names = Array.from({ length: 5000 }, (_, index) => [`${index}${'x'.repeat(150)}`, 1]);
    const payload = { status: 'Listo', ...Object.fromEntries(names) };
    const answer = await shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${_id}`, payload });
    expect(answer.json().errors).toHaveLength(100);
    expect(answer.body.length).toBeLessThan(30_000);
  });

  test('an invalid status or page is refused by its name', async () => {
    const { _id } = await placed('Marta');
    const status = await setStatus(_id, 'Enviado');
    expect(status.statusCode).toBe(400);
    expect(status.json().errors[0]).toMatchObject({
      field: 'status',
      message: expect.stringContaining('Estado'),
    });
    const page = await shop.callAsAdministrator({ url: '/api/orders?page=0' });
    expect(page.statusCode).toBe(400);
    expect(page.json().errors[0]).toMatchObject({
      field: 'page',
      message: expect.stringContaining('Página'),
    });
  });
});
