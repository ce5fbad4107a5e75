import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { MAX_CENTAVOS, pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Friday, at the shop. */
const FRIDAY_18_05 = Date.UTC(2026, 10, 20, 21, 5);

describe.each(ENGINES)('the overview on %s', (engine) => {
  const thread = aThread({ subsection: 'Hilos' });
  const machine = aThread({
    subsection: 'Domésticas',
    price: pesos(100),
    bulkOffer: null,
    photos: [],
    code: null,
  });
  const unpriced = aThread({ price: null, bulkOffer: null, isHidden: true });
  const dear = aThread({
    price: pesos(49_000_000),
    bulkOffer: null,
    colours: Array.from({ length: 20 }, (_, index) => `Color ${index + 1}`),
  });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, machine, unpriced, dear] });
  });
  afterEach(() => shop.close());

  const overview = async () =>
    (await shop.callAsAdministrator({ url: '/api/overview' })).json<WireOverview>();

  async function ordered(at: number, product: Product, units: number): Promise<string> {
    shop.clock.now = at;
    const payload = anOrderRequest([{ product, quantities: { Rojo: units } }]);
    const { _id } = (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
    shop.clock.now = FRIDAY_18_05;
    return _id;
  }

  test('a new shop has nothing to count [DASH-G02]', async () => {
    expect(await overview()).toMatchObject({
      orders: {
        byStatus: { pendiente: 0, 'En Progreso': 0, Listo: 0 },
        oldestPending: null,
        today: { count: 0, amount: 0, before: { count: 0, amount: 0 } },
      },
      bestProducts: [],
      bestSubsections: [],
      products: { total: 4, hidden: 1, withoutPrice: 1, withoutPhoto: 1, withoutCode: 1, demo: 0 },
      lastPriceChange: null,
      oldPrices: 0,
    });
  });

  test('today and this week are compared with the same hours a week before, in the shop’s time [DASH-G02]', async () => {
    const midnight = FRIDAY_18_05 - 18 * HOUR - 5 * 60_000;
    const oldest = await ordered(midnight - 7 * DAY, thread, 12);
    await ordered(FRIDAY_18_05 - 7 * DAY + HOUR, thread, 1);
    await ordered(midnight - 5 * DAY, thread, 1);
    await ordered(midnight - 4 * DAY, thread, 2);
    await ordered(midnight - 1, thread, 1);
    await ordered(midnight, thread, 12);
    const deleted = await ordered(midnight, thread, 12);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${deleted}` });

    const { orders } = await overview();
    expect(orders.today).toEqual({ count: 1, amount: 54_000, before: { count: 1, amount: 54_000 } });
    expect(orders.week).toEqual({
      count: 3,
      amount: 10_000 + 5000 + 54_000,
      before: { count: 1, amount: 54_000 },
    });
    expect(orders.days).toHaveLength(28);
    expect(orders.days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-13', count: 2, amount: 59_000 },
      { day: '2026-11-15', count: 1, amount: 5000 },
      { day: '2026-11-16', count: 1, amount: 10_000 },
      { day: '2026-11-19', count: 1, amount: 5000 },
      { day: '2026-11-20', count: 1, amount: 54_000 },
    ]);
    expect(orders.oldestPending).toBe(new Date(midnight - 7 * DAY).toISOString());
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${oldest}`,
      payload: { status: 'Listo' },
    });
    expect((await overview()).orders.oldestPending).toBe(
      new Date(FRIDAY_18_05 - 7 * DAY + HOUR).toISOString(),
    );
  });

  test('impossibly large orders don’t break the screen [DASH-G02]', async () => {
    const quantities = Object.fromEntries(dear.colours.map((colour) => [colour, 9999]));
    const payload = anOrderRequest([{ product: dear, quantities }]);
    // Ten are more than a safe integer of centavos.
    for (let orders = 0; orders < 10; orders += 1) {
      expect((await shop.call({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201);
    }
    const { today, days } = (await overview()).orders;
    expect(today).toMatchObject({ count: 10, amount: MAX_CENTAVOS / 100 });
    expect(days.at(-1)).toMatchObject({ count: 10, amount: MAX_CENTAVOS / 100 });
  });

  test('the best seller of thirty days comes first, even if it was deleted [DASH-G02]', async () => {
    await ordered(FRIDAY_18_05 - 31 * DAY, machine, 90);
    await ordered(FRIDAY_18_05 - 2 * DAY, machine, 3);
    await ordered(FRIDAY_18_05 - DAY, thread, 5);
    await ordered(FRIDAY_18_05, thread, 7);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    const { bestProducts, bestSubsections, products } = await overview();
    expect(bestProducts).toEqual([
      { _id: thread.id, name: thread.name, photo: thread.photos[0], units: 12 },
      { _id: machine.id, name: machine.name, photo: null, units: 3 },
    ]);
    expect(bestSubsections).toEqual([
      { subsection: 'Hilos', units: 12 },
      { subsection: 'Domésticas', units: 3 },
    ]);
    expect(products.total).toBe(3);
  });

  test('the last price change is shown [DASH-G02]', async () => {
    shop.clock.now = FRIDAY_18_05 + HOUR;
    const rows = [{ codigo: thread.code, precio: '5600' }];
    await shop.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    expect((await overview()).lastPriceChange).toBe(new Date(FRIDAY_18_05 + HOUR).toISOString());
  });

  test('demo products whose categories, VAT and marks the shop changed are the demo still', async () => {
    await shop.close();
    const products = demoProducts(3);
    shop = await openTestShop(engine, { products });
    const ids = products.map(({ id }) => ({ _id: id }));
    const act = (payload: object) =>
      shop.callAsAdministrator({ method: 'POST', url: '/api/items/actions', payload: { ids, ...payload } });
    const place = { section: 'Merceria', subsection: 'Cintas', type: 'Raso' };
    for (const payload of [
      { action: 'category', value: place },
      { action: 'vat', value: '10.5' },
      { action: 'sold-out', value: true },
    ])
      expect((await act(payload)).statusCode).toBe(200);
    expect((await overview()).products.demo).toBe(3);
    const answer = await shop.callAsAdministrator({ method: 'DELETE', url: '/api/demo-products' });
    expect(answer.json()).toEqual({ removed: 3, kept: 0 });
  });

  test('removing the demo keeps changed demo products and all others', async () => {
    await shop.close();
    const [ordered, edited, repriced, hidden] = demoProducts(4);
    if (!(ordered && edited && repriced && hidden)) throw new Error('the demo has no products');
    shop = await openTestShop(engine, { products: [ordered, edited, repriced, hidden, thread] });
    const put = (product: Product) => {
      const { _id, ...payload } = productToWire(product);
      return shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
    };
    expect((await put({ ...edited, name: 'Cinta de la casa' })).statusCode).toBe(200);
    expect((await put({ ...repriced, price: pesos(77), bulkOffer: null })).statusCode).toBe(200);
    expect((await put({ ...hidden, isHidden: true })).statusCode).toBe(200);
    expect((await overview()).products.demo).toBe(3);

    const answer = await shop.callAsAdministrator({ method: 'DELETE', url: '/api/demo-products' });
    expect(answer.json()).toEqual({ removed: 3, kept: 1 });
    const left = (await shop.call({ url: '/api/items' })).json<{ _id: string }[]>();
    expect(left.map(({ _id }) => _id).sort()).toEqual([edited.id, thread.id].sort());
    expect((await overview()).products.demo).toBe(0);
    const again = await shop.callAsAdministrator({ method: 'DELETE', url: '/api/demo-products' });
    expect(again.json()).toEqual({ removed: 0, kept: 1 });
    const back = await shop.callAsAdministrator({ method: 'POST', url: `/api/items/${hidden.id}/restore` });
    expect(back.statusCode).toBe(200);
  });
});
