import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireQuoteDraft } from '#schemas/quote-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { makePriceList, TWENTY_LESS } from '#tests/support/a-price-list.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { aQuoteLine, quoteDesk, tokenOf } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the price lists of customers on %s', (engine) => {
  const thread = aPlainThread({ price: pesos(4850), bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = quoteDesk(shop);

  const placed = async (customer: object = {}) => {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }], customer);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json<WireOrderReceipt>();
  };
  const give = (id: string, priceList: string | null) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/customers/${id}/price-list`,
      payload: { priceList },
    });
  const customer = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/customers/${id}` })).json<WireCustomer>();
  const take = (changes: object) =>
    shop.callAsAdministrator({
      method: 'POST',
      url: '/api/desk/orders',
      payload: {
        orderItems: [{ _id: thread.id, quantity: { Rojo: 1 } }],
        userName: 'Norma',
        ...changes,
      },
    });

  test('a customer’s quotes ask what their list asks, and say which [TRADE-002 TRADE-005 QUOTE-010]', async () => {
    const list = await makePriceList(shop, { ...TWENTY_LESS, increment: 6 });
    const { _id } = await placed();
    const given = await give(_id, list._id);
    const named = { id: list._id, name: 'Talleres' };
    expect([given.statusCode, given.json()]).toMatchObject([200, { priceList: named }]);
    expect((await customer(_id)).priceList).toEqual(named);
    const lists = await shop.callAsAdministrator({ url: '/api/price-lists' });
    expect(lists.json()).toMatchObject([{ customers: 1 }]);

    const draft = await shop.callAsAdministrator({ url: `/api/orders/${_id}/quote-draft` });
    expect(draft.json<WireQuoteDraft>().priceList).toEqual(named);
    const sent = await desk.send(_id, { lines: [aQuoteLine(thread, { Rojo: 1 })] });
    expect(sent.json()).toMatchObject({ total: 3880 });
    expect((await desk.quotesOf(_id))[0]?.priceList).toEqual(named);
    expect((await desk.open(tokenOf(sent.json().link))).json()).toMatchObject({ priceList: named });
    // The shopper's own order stays as it was.
    expect(await desk.orderOf(_id)).not.toHaveProperty('priceList');

    await give(_id, null);
    expect(await customer(_id)).not.toHaveProperty('priceList');
    const next = await desk.send(_id, { lines: [aQuoteLine(thread, { Rojo: 1 })] });
    expect(next.json()).toMatchObject({ total: 4850 });
    const [second, first] = await desk.quotesOf(_id);
    expect([first?.priceList, second?.priceList]).toEqual([named, undefined]);
  });

  test('an order taken by a list has its prices and names it, also by the piece and below its minimum [TRADE-002 TRADE-005 QUOTE-007]', async () => {
    const list = await makePriceList(shop, { ...TWENTY_LESS, increment: 6, minimum: 60_000 });
    const terms = await shop.callAsAdministrator({ url: `/api/price-lists/${list._id}/terms` });
    expect(terms.json()).toEqual({
      _id: list._id,
      name: 'Talleres',
      minimum: 60_000,
      prices: { [thread.id]: 3880 },
    });
    const taken = await take({ priceList: list._id });
    expect([taken.statusCode, taken.json()]).toMatchObject([201, { payableAmount: 3880 }]);
    const { _id } = taken.json<WireOrderReceipt>();
    expect((await desk.orderOf(_id)).priceList).toEqual({
      id: list._id,
      name: 'Talleres',
      holder: '',
      conditions: TWENTY_LESS.conditions,
    });
    // Its quotes go on by that list.
    expect((await desk.send(_id, { lines: [aQuoteLine(thread, { Rojo: 1 })] })).json()).toMatchObject({
      total: 3880,
    });
    expect((await take({})).json()).toMatchObject({ payableAmount: 4850 });
  });

  test('a list that is over, deleted or switched off prices nothing at the desk [TRADE-001 TRADE-002]', async () => {
    const over = await makePriceList(shop, { ...TWENTY_LESS, name: 'De antes', until: '2020-01-01' });
    const list = await makePriceList(shop);
    const { _id } = await placed();
    expect((await take({ priceList: over._id })).json()).toMatchObject({ code: 'list-not-found' });
    await give(_id, over._id);
    expect((await desk.send(_id, { lines: [aQuoteLine(thread, { Rojo: 1 })] })).json()).toMatchObject({
      total: 4850,
    });

    await give(_id, list._id);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/price-lists/${list._id}` });
    expect(await customer(_id)).not.toHaveProperty('priceList');
    expect((await take({ priceList: list._id })).json()).toMatchObject({ code: 'list-not-found' });
    expect((await give(_id, list._id)).json()).toMatchObject({ code: 'list-not-found' });
    expect((await give('655b4f2c9d1e8a4073000999', null)).json()).toMatchObject({
      code: 'customer-not-found',
    });
  });

  test('of two customers that become one, the list of either stays, first that of who stays [TRADE-002 QUOTE-010]', async () => {
    const list = await makePriceList(shop);
    const other = await makePriceList(shop, { ...TWENTY_LESS, name: 'Escuelas' });
    const norma = await placed({ phone: '3496400001' });
    const hugo = await placed({ phone: '3496400002' });
    const rita = await placed({ phone: '3496400003' });
    await give(hugo._id, list._id);
    await give(rita._id, other._id);
    const merge = (id: string, gone: string) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/customers/${id}/merge`,
        payload: { other: gone },
      });
    expect((await merge(norma._id, hugo._id)).json().priceList).toEqual({ id: list._id, name: 'Talleres' });
    expect((await merge(norma._id, rita._id)).json().priceList).toEqual({ id: list._id, name: 'Talleres' });
  });
});
