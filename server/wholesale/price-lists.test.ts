import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { validDayAfter } from '#domain/quotes/quote-validity.ts';
import type { WirePriceList, WireWholesale } from '#schemas/wholesale.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { makeListLink, makePriceList, TWENTY_LESS } from '#tests/support/a-price-list.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const dayAfter = (now: number) => validDayAfter(now, 1);

describe.each(ENGINES)('price lists on %s', (engine) => {
  const thread = aPlainThread({ id: '655b4f2c9d1e8a4073000901', price: pesos(4850), bulkOffer: null });
  const hidden = aPlainThread({ id: '655b4f2c9d1e8a4073000902', isHidden: true });
  const listed = { ...thread, price: pesos(3880) };
  const shop = shopForEachTest(engine, { products: [thread, hidden] });

  const held = async (token: string) =>
    (await shop.call({ url: '/api/wholesale', cookies: { priceList: token } })).json<WireWholesale | null>();
  const order = (product: typeof thread, units: number, token?: string) =>
    shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderRequest([{ product, quantities: { Rojo: units } }]),
      ...(token !== undefined && { cookies: { priceList: token } }),
    });
  const put = (list: WirePriceList, payload: object, version = list.version) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/price-lists/${list._id}`,
      payload,
      headers: { 'if-match': `"${version}"` },
    });

  test('a link opens its list in one browser: cookies, and the prices by a request that nothing keeps [TRADE-002 TRADE-005]', async () => {
    const token = await makeListLink(shop, await makePriceList(shop));
    const opened = await shop.call({ url: `/mayorista/${token}` });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers).toMatchObject({
      location: '/',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(opened.cookies).toMatchObject([
      { name: 'priceList', value: token, httpOnly: true, sameSite: 'Lax' },
      { name: 'priceListHeld', value: '1' },
    ]);
    const answer = await shop.call({ url: '/api/wholesale', cookies: { priceList: token } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
    expect(answer.json()).toMatchObject({
      holder: 'Casa Pérez',
      list: { name: 'Talleres' },
      prices: { [thread.id]: 3880 },
    });
  });

  test('the server prices an order by the list, and the order keeps which [TRADE-002 TRADE-005]', async () => {
    const list = await makePriceList(shop);
    const token = await makeListLink(shop, list);
    expect((await order(thread, 2, token)).json()).toMatchObject({
      code: 'price-changed',
      totalAmount: 7760,
    });
    const placed = await order(listed, 2, token);
    expect(placed.json()).toMatchObject({ totalAmount: 7760, payableAmount: 7760 });
    const { json } = await shop.callAsAdministrator({ url: `/api/orders/${placed.json()._id}` });
    expect(json()).toMatchObject({
      priceList: { id: list._id, name: 'Talleres', holder: 'Casa Pérez', conditions: TWENTY_LESS.conditions },
      orderItems: [{ items: [{ price: '3880' }] }],
    });
    const lists = await shop.callAsAdministrator({ url: '/api/price-lists' });
    expect(lists.json()).toMatchObject([{ links: [{ forWhom: 'Casa Pérez', orders: 1, state: 'open' }] }]);
  });

  test('a quote for such an order asks what its list asks, for added products too [TRADE-002]', async () => {
    const token = await makeListLink(shop, await makePriceList(shop, { ...TWENTY_LESS, increment: 6 }));
    const { _id } = (await order(listed, 6, token)).json();
    const quote = {
      lines: [{ _id: thread.id, quantity: { Rojo: 1 } }],
      validUntil: dayAfter(shop.ctx.now()),
    };
    const url = `/api/orders/${_id}/quotes`;
    const sent = await shop.callAsAdministrator({ method: 'POST', url, payload: quote });
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { total: 3880 }]);
    const retail = (await order(thread, 1)).json();
    const other = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/orders/${retail._id}/quotes`,
      payload: quote,
    });
    expect(other.json()).toMatchObject({ total: 4850 });
  });

  test('who has no list is asked what everybody is, and their order names none [TRADE-003]', async () => {
    await makeListLink(shop, await makePriceList(shop));
    expect((await order(listed, 1)).json()).toMatchObject({ code: 'price-changed', totalAmount: 4850 });
    const placed = await order(thread, 1);
    const { json } = await shop.callAsAdministrator({ url: `/api/orders/${placed.json()._id}` });
    expect(json()).not.toHaveProperty('priceList');
  });

  test('the minimum and the steps of a list are asked of its holder alone [TRADE-001]', async () => {
    const token = await makeListLink(
      shop,
      await makePriceList(shop, { ...TWENTY_LESS, minimum: 40_000, increment: 6 }),
    );
    const offStep = await order(listed, 4, token);
    expect([offStep.statusCode, offStep.json()]).toMatchObject([422, { code: 'off-step', nearest: [6] }]);
    const small = await order(listed, 6, token);
    expect([small.statusCode, small.json()]).toMatchObject([422, { code: 'below-minimum', minimum: 40_000 }]);
    expect((await order(listed, 12, token)).statusCode).toBe(201);
    expect((await order(thread, 4)).statusCode).toBe(201);
  });

  test.each([
    [
      'a cut link',
      async (list: WirePriceList) => {
        const [link] = (await shop.callAsAdministrator({ url: `/api/price-lists/${list._id}` })).json().links;
        await shop.callAsAdministrator({
          method: 'DELETE',
          url: `/api/price-lists/${list._id}/links/${link._id}`,
        });
      },
    ],
    [
      'a list that is over',
      async (list: WirePriceList) => {
        await put(list, { ...TWENTY_LESS, until: '2020-01-01' });
      },
    ],
    [
      'a list that has not begun',
      async (list: WirePriceList) => {
        await put(list, { ...TWENTY_LESS, from: '2999-01-01' });
      },
    ],
    [
      'a deleted list',
      async (list: WirePriceList) => {
        await shop.callAsAdministrator({ method: 'DELETE', url: `/api/price-lists/${list._id}` });
      },
    ],
  ])('%s opens nothing and prices nothing [TRADE-002]', async (_title, end) => {
    const list = await makePriceList(shop);
    const token = await makeListLink(shop, list);
    expect(await held(token)).not.toBeNull();
    await end(list);
    expect(await held(token)).toBeNull();
    expect((await shop.call({ url: `/mayorista/${token}` })).statusCode).toBe(404);
    expect((await order(listed, 1, token)).json()).toMatchObject({
      code: 'price-changed',
      totalAmount: 4850,
    });
  });

  test('leaving forgets the list [TRADE-002]', async () => {
    const left = await shop.call({ method: 'POST', url: '/api/wholesale/leave' });
    expect(left.cookies).toMatchObject([
      { name: 'priceList', value: '' },
      { name: 'priceListHeld', value: '' },
    ]);
  });

  test('two people do not save over each other [TRADE-005]', async () => {
    const list = await makePriceList(shop);
    expect((await put(list, { ...TWENTY_LESS, name: 'Escuelas' })).json()).toMatchObject({ version: 2 });
    const late = await put(list, { ...TWENTY_LESS, name: 'Otra' });
    expect([late.statusCode, late.json()]).toMatchObject([412, { current: { name: 'Escuelas' } }]);
  });

  test('the desk sees each price, and by which rule [TRADE-001]', async () => {
    const list = await makePriceList(shop, {
      ...TWENTY_LESS,
      rules: [{ percent: '20' }, { section: thread.section, percent: '10' }],
      prices: [{ _id: hidden.id, price: 99.5 }],
    });
    const prices = await shop.callAsAdministrator({ url: `/api/price-lists/${list._id}/prices` });
    expect(prices.json()).toMatchObject({
      total: 2,
      own: 1,
      rows: expect.arrayContaining([
        expect.objectContaining({ _id: hidden.id, price: 99.5, by: 'own', rule: null }),
        expect.objectContaining({ _id: thread.id, retail: 4850, price: 4365, by: 'rule' }),
      ]),
    });
  });

  test.each([
    [{ name: '' }, 'Nombre'],
    [{ name: 'Uno', rules: [{ percent: '100' }] }, 'Por ciento menos'],
    [{ name: 'Uno', rules: [{ percent: '0' }] }, 'Por ciento menos'],
    [{ name: 'Uno', rules: [{ type: 'Poliéster', percent: '5' }] }, 'subsección'],
    [{ name: 'Uno', prices: [{ _id: 'uno', price: 0 }] }, 'Precio'],
    [{ name: 'Uno', increment: 0 }, 'Se vende'],
    [{ name: 'Uno', until: '30/11/2026' }, 'Hasta'],
  ])('%o is refused by name [TRADE-005]', async (payload, label) => {
    const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/price-lists', payload });
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      400,
      expect.stringContaining(label),
    ]);
  });
});
