import { describe, expect, test } from 'vitest';
import { ROLES } from '#domain/accounts/roles.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { keepProductCopies, productCopy } from './product-copies.ts';
import { purgeOrders } from './purge-orders.ts';
import { findOrders } from './queries.ts';

describe.each(ENGINES)('deleted orders on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón' });
  const cone = aThread({ name: 'Cono' });
  const shop = shopForEachTest(engine, { products: [thread, cone] });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.callAsAdministrator({ method, url: `/api${path}`, ...(payload && { payload }) });
  const order = async (phone: string, product = thread): Promise<string> => {
    const payload = anOrderRequest([{ product, quantities: { Rojo: 1 } }], { phone });
    const headers = { 'idempotency-key': `pedido-de-${phone}-${product.id}` };
    return (await shop.call({ method: 'POST', url: '/api/orders', payload, headers })).json()._id;
  };
  const countOf = async (
    table: 'orders' | 'order_lines' | 'quotes' | 'customers' | 'product_copies' | 'outbox',
  ) => {
    const { count } = await shop.ctx.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  /** The counter that tells the desk's lists of a change. */
  const orderChanges = async () => {
    const counter = shop.ctx.db.selectFrom('counters').select('value').where('name', '=', 'order-changes');
    return (await counter.executeTakeFirst())?.value ?? 0;
  };
  const purge = (count: number) => call('POST', '/orders/purge', { count });

  test('go for good with all that is theirs, and the log keeps their numbers', async () => {
    const kept = await order('3496000001');
    const gone = [await order('3496000002', cone), await order('3496000003', cone)];
    await quoteDesk(shop).sent(gone[0] ?? '', cone);
    for (const id of gone) await call('DELETE', `/orders/${id}`);

    const changesBefore = await orderChanges();
    expect((await purge(2)).json()).toEqual({ purged: 2, kept: 0 });
    expect(await orderChanges()).toBe(changesBefore + 1);
    expect(await countOf('orders')).toBe(1);
    expect(await countOf('order_lines')).toBe(1);
    expect(await countOf('quotes')).toBe(0);
    expect(await countOf('product_copies')).toBe(1);
    expect(await countOf('customers')).toBe(1);
    const notices = await shop.ctx.db.selectFrom('outbox').select('subject_id').distinct().execute();
    expect(notices).toEqual([{ subject_id: kept }]);
    const { entries } = (await call('GET', '/log?area=orders')).json();
    expect(entries[0]).toMatchObject({ kind: 'orders-purged', details: { count: 2, numbers: '2–3' } });
    for (const text of ['cono', '3496000002'])
      expect(
        await findOrders(shop.ctx, { status: null, text, isDeleted: true }, { limit: 9, offset: 0 }),
      ).toEqual([]);

    const next = await order('3496000004');
    expect((await call('GET', `/orders/${next}`)).json().orderNumber).toBe(4);
  });

  test('leave no copy of a product behind, even after a purge that was cut off', async () => {
    const sent = await order('3496000001');
    await quoteDesk(shop).sent(sent, cone);
    await keepProductCopies(shop.ctx.db, [productCopy(aThread({ name: 'De nadie' }))]);
    expect(await countOf('product_copies')).toBe(3);
    const payment = { amount: 100, method: 'efectivo', date: '2026-11-20', note: '' };
    await call('POST', `/orders/${sent}/payments`, payment);
    await call('DELETE', `/orders/${sent}`);
    expect((await purge(1)).json()).toEqual({ purged: 0, kept: 1 });
    expect(await countOf('product_copies')).toBe(2);
  });

  test('stay while they have payments or an unanswered withdrawal, and so do customers of other orders', async () => {
    await order('3496000001');
    const paid = await order('3496000002');
    const payment = { amount: 100, method: 'efectivo', date: '2026-11-20', note: '' };
    await call('POST', `/orders/${paid}/payments`, payment);
    const withdrawn = await order('3496000003');
    await shop.call({
      method: 'POST',
      url: '/api/withdrawals',
      payload: { name: 'Marta', contact: '3496000003', orderNumber: '3', text: 'No lo quiero' },
    });
    const plain = await order('3496000001', cone);
    for (const id of [paid, withdrawn, plain]) await call('DELETE', `/orders/${id}`);
    expect((await purge(3)).json()).toEqual({ purged: 1, kept: 2 });
    expect(await countOf('customers')).toBe(3);
  });

  test('are purged only as many as the person saw, and by owners', async () => {
    await call('DELETE', `/orders/${await order('3496000001')}`);
    const other = await purge(2);
    expect([other.statusCode, other.json().code, other.json().count]).toEqual([409, 'orders-changed', 1]);
    const attempts = ROLES.filter((role) => role !== 'dueno').map((role) =>
      purgeOrders({ ...shop.ctx, actor: { accountId: 'a', email: 'a@b.co', role } }, { seen: 1 }),
    );
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await countOf('orders')).toBe(1);
  });
});
