import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import type { WireBriefOrder } from '#schemas/order-answers.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WirePickList } from '#schemas/pick-list-answer.ts';
import { storeSentQuote } from '#tests/support/a-sent-quote.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const HOUR = 3_600_000;

describe.each(ENGINES)('several orders on %s', (engine) => {
  const thread = aThread({ subsection: 'Hilos', name: 'Hilo', code: 'H-1' });
  const zip = aThread({ subsection: 'Cierres', name: 'Cierre', colours: [], code: 'C-1', bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread, zip] });

  async function ordered(lines: readonly { product: Product; quantities: Quantities }[]): Promise<string> {
    shop.clock.now += 60_000;
    const payload = anOrderRequest(lines);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
  }
  const aThreadOrder = () => ordered([{ product: thread, quantities: { Rojo: 1 } }]);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.callAsAdministrator({ method, url: `/api${path}`, ...(payload && { payload }) });
  const numbers = async (query: string) =>
    (await call('GET', `/orders?brief=1&page=1${query}`))
      .json<WireBriefOrder[]>()
      .map(({ orderNumber }) => orderNumber);
  const kindsOf = async (id: string) =>
    (await call('GET', `/orders/${id}/timeline`)).json<WireOrderEntry[]>().map(({ kind }) => kind);

  test('get a status in one step, and each that changed says so [QUOTE-009]', async () => {
    const ids = [await aThreadOrder(), await aThreadOrder(), await aThreadOrder()];
    const [first = '', ready = '', deleted = ''] = ids;
    await call('PUT', `/orders/${ready}`, { status: 'Listo' });
    await call('DELETE', `/orders/${deleted}`);
    const batch = { ids: [...ids, first, 'no-existe'], status: 'Listo' };
    const answer = await call('POST', '/orders/batch-status', batch);
    expect(answer.json()).toEqual({
      changed: 1,
      before: [{ status: 'pendiente', ids: [first] }],
      missing: [deleted, 'no-existe'],
    });
    expect(await numbers('&status=Listo')).toEqual([2, 1]);
    expect(await kindsOf(first)).toEqual(['status', 'placed']);
    expect(await kindsOf(ready)).toEqual(['status', 'placed']);
    const { entries } = (await call('GET', '/log?area=orders')).json();
    expect(entries[0]).toMatchObject({
      kind: 'orders-changed',
      details: { count: 1, numbers: '1', status: 'Listo' },
    });
  });

  test('are deleted in one step, and each can be restored [QUOTE-009 ORDADM-012]', async () => {
    const [first = '', second = '', gone = '', kept = ''] = [
      await aThreadOrder(),
      await aThreadOrder(),
      await aThreadOrder(),
      await aThreadOrder(),
    ];
    await call('DELETE', `/orders/${gone}`);
    const answer = await call('POST', '/orders/batch-delete', { ids: [first, second, gone, 'no-existe'] });
    expect(answer.json()).toEqual({ deleted: 2 });
    expect(await numbers('')).toEqual([4]);
    expect((await kindsOf(kept)).at(0)).not.toBe('deleted');
    const { entries } = (await call('GET', '/log?area=orders')).json();
    expect(entries[0]).toMatchObject({ kind: 'orders-deleted', details: { count: 2, numbers: '1–2' } });
    await call('POST', `/orders/${first}/restore`);
    expect(await numbers('')).toEqual([4, 1]);
    expect(await kindsOf(first)).toEqual(['restored', 'deleted', 'placed']);
  });

  /** Copies of an order, with ids and numbers of their own. */
  async function copied(id: string, count: number): Promise<void> {
    const { db } = shop.ctx;
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const line = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: count }, (_, index) => index + 1);
    const orders = copies.map((copy) => ({
      ...order,
      id: `copia-${copy}`,
      number: order.number + copy,
      link_token: null,
    }));
    await db.insertInto('orders').values(orders).execute();
    const lines = copies.map((copy) => ({ ...line, order_id: `copia-${copy}` }));
    await db.insertInto('order_lines').values(lines).execute();
  }

  test('are found, changed, picked and saved as a file by the hundred [QUOTE-009]', async () => {
    await copied(await aThreadOrder(), 450);
    const ids: string[] = (await call('GET', '/orders/ids?status=pendiente')).json();
    expect([ids.length, ids[0]]).toEqual([451, 'copia-450']);
    const changed = (await call('POST', '/orders/batch-status', { ids, status: 'Listo' })).json();
    expect(changed).toMatchObject({ changed: 451, missing: [] });
    expect(changed.before[0].ids).toHaveLength(451);
    expect((await call('GET', '/orders/ids?status=pendiente')).json()).toEqual([]);
    expect(await kindsOf('copia-450')).toEqual(['status', 'placed']);
    const { entries } = (await call('GET', '/log?area=orders')).json();
    expect(entries[0].details.numbers).toBe('1–451');
    const list = (await call('POST', '/orders/pick-list', { ids })).json<WirePickList>();
    expect(list.orders.map(({ orderNumber }) => orderNumber)).toEqual(ids.map((_, index) => index + 1));
    expect(list.products.map(({ units }) => units)).toEqual([451]);
    const file = await call('POST', '/orders.csv', { ids: ids.slice(0, 300) });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(301);
  });

  test('are up to 2,000 at once, 200 in an address, and at least one [QUOTE-009]', async () => {
    const many = Array.from({ length: 2001 }, (_, index) => `pedido-${index}`);
    const refused = async (ids: readonly string[]) =>
      (await call('POST', '/orders/batch-status', { ids, status: 'Listo' })).json().errors[0].message;
    expect(await refused(many)).toBe('Elegidos: puedes elegir hasta 2.000 pedidos a la vez');
    expect(await refused([])).toBe('Elegidos: elige al menos un pedido');
    expect((await call('GET', `/orders/pick-list?ids=${many.slice(0, 201)}`)).statusCode).toBe(400);
    expect((await call('GET', `/orders/pick-list?ids=${many.slice(0, 200)}`)).statusCode).toBe(200);
  });

  test('a deleted order is listed apart and comes back as it was [QUOTE-009]', async () => {
    const kept = await aThreadOrder();
    const id = await aThreadOrder();
    await call('PUT', `/orders/${id}`, { status: 'En Progreso' });
    await call('DELETE', `/orders/${id}`);
    expect([await numbers(''), await numbers('&deleted=1')]).toEqual([[1], [2]]);
    expect((await call('POST', `/orders/${kept}/restore`)).json()).toMatchObject({ code: 'order-not-found' });
    const restored = await call('POST', `/orders/${id}/restore`);
    expect(restored.json()).toMatchObject({ orderNumber: 2, status: 'En Progreso', deleted: false });
    expect([await numbers(''), await numbers('&deleted=1')]).toEqual([[2, 1], []]);
    expect(await kindsOf(id)).toEqual(['restored', 'deleted', 'status', 'placed']);
  });

  test('a pick list sums what was asked, and what was quoted instead where there is a quote [QUOTE-009]', async () => {
    const asked = await ordered([
      { product: thread, quantities: { Rojo: 2, Azul: 1 } },
      { product: zip, quantities: { '': 4 } },
    ]);
    const quoted = await ordered([{ product: thread, quantities: { Rojo: 12 } }]);
    await storeSentQuote(shop.ctx, {
      orderId: quoted,
      version: 1,
      lines: [{ product: zip, quantities: { '': 9 } }],
    });
    await storeSentQuote(shop.ctx, {
      orderId: quoted,
      version: 2,
      lines: [{ product: thread, quantities: { Rojo: 20 } }],
      extras: [{ text: 'Cierre a medida', amount: 0 }],
    });
    const deleted = await aThreadOrder();
    await call('DELETE', `/orders/${deleted}`);
    const answer = await call('GET', `/orders/pick-list?ids=${[quoted, asked, deleted]}`);
    const { orders, products, extras } = answer.json<WirePickList>();
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([1, 2]);
    expect(products).toMatchObject([
      { code: 'C-1', units: 4, variants: [{ variant: '', units: 4 }], orders: [1] },
      {
        code: 'H-1',
        units: 23,
        variants: [
          { variant: 'Rojo', units: 22 },
          { variant: 'Azul', units: 1 },
        ],
        orders: [1, 2],
      },
    ]);
    expect(extras).toEqual([{ orderNumber: 2, text: 'Cierre a medida' }]);
    expect(answer.body).not.toContain('rice');
  });

  test('are filtered by the state of their quote, whose end comes by itself [QUOTE-005]', async () => {
    const states = ['sent', 'seen', 'accepted', 'changes-requested'] as const;
    for (const state of states) {
      const orderId = await aThreadOrder();
      const lines = [{ product: zip, quantities: { '': 1 } }];
      const validUntil = shop.clock.now + HOUR;
      await storeSentQuote(shop.ctx, { orderId, version: 1, lines, state, validUntil });
    }
    await aThreadOrder();
    const byState = async () =>
      Promise.all(
        ['none', ...states, 'expired'].map(async (state) => [state, await numbers(`&quote=${state}`)]),
      );
    expect(Object.fromEntries(await byState())).toEqual({
      none: [5],
      sent: [1],
      seen: [2],
      accepted: [3],
      'changes-requested': [4],
      expired: [],
    });
    shop.clock.now += HOUR;
    expect(Object.fromEntries(await byState())).toMatchObject({
      sent: [],
      seen: [],
      accepted: [3],
      expired: [2, 1],
    });
    expect(await numbers('&quote=accepted&status=Listo')).toEqual([]);
    expect((await call('GET', '/orders?quote=vencido')).statusCode).toBe(400);
  });

  test('are filtered by a due reminder, the longest due first, and downloaded by the same filters [QUOTE-008 QUOTE-009]', async () => {
    const [one, two, three] = [await aThreadOrder(), await aThreadOrder(), await aThreadOrder()];
    const remind = (id: string, inMs: number) =>
      call('PUT', `/orders/${id}/reminder`, { at: new Date(shop.clock.now + inMs).toISOString(), text: '' });
    await remind(one, HOUR);
    await remind(two, -HOUR);
    await remind(three, -2 * HOUR);
    expect(await numbers('&reminder=due')).toEqual([3, 2]);
    await call('PUT', `/orders/${three}/reminder`, { at: null });
    expect(await numbers('&reminder=due')).toEqual([2]);
    const rowsOf = async (query: string) =>
      (await call('GET', `/orders.csv?${query}`)).body
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(/[;,]/)[0]);
    expect(await rowsOf('reminder=due')).toEqual(['2']);
    expect(await rowsOf(`ids=${one},${three}`)).toEqual(['3', '1']);
  });
});
