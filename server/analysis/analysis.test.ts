import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { countNewOrders } from './count-new-orders.ts';
import { createDailyTally } from './daily-tally.ts';
import { forgetOldDays, keepDailySums } from './keep-daily-sums.ts';

/** After the shop's midnight, with the session still open. */
const EIGHT_HOURS_MS = 8 * 3_600_000;

const PHONE = 'Mozilla/5.0 (Linux; Android 14; moto g) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe.each(ENGINES)('the shop’s own analysis on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de coser' });
  const hidden = aThread({ name: 'Hilo escondido', isHidden: true });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, hidden] });
  });
  afterEach(() => shop.close());

  const report = (
    part: Partial<WireVisitReport>,
    headers: Record<string, string> = { 'user-agent': PHONE },
  ) =>
    shop.call({
      method: 'POST',
      url: '/api/visits',
      headers,
      payload: { arrived: false, searches: [], seen: [], added: [], ...part },
    });

  async function analysis(days = 7): Promise<WireAnalysis> {
    return (await shop.callAsAdministrator({ url: `/api/analysis?days=${days}` })).json();
  }

  const today = async () => (await analysis()).days.at(-1);

  test('visits, searches, products and orders are sums of their day [STORE-008]', async () => {
    await report({ arrived: true, searches: ['Hilo', '  hilo '], seen: [thread.id], added: [thread.id] });
    shop.clock.now += EIGHT_HOURS_MS;
    await report({ arrived: true, searches: ['sierre'], seen: [thread.id] });
    const order = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }]);
    await shop.call({ method: 'POST', url: '/api/orders', payload: order });

    await countNewOrders(shop.ctx);
    const { days, searches, emptySearches, products } = await analysis();
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-20', visits: 1, searches: 2, emptySearches: 0, views: 1, additions: 1, orders: 0 },
      { day: '2026-11-21', visits: 1, searches: 1, emptySearches: 1, views: 1, additions: 0, orders: 1 },
    ]);
    expect(searches).toEqual([
      { text: 'hilo', times: 2 },
      { text: 'sierre', times: 1 },
    ]);
    expect(emptySearches).toEqual([{ text: 'sierre', times: 1 }]);
    expect(products).toEqual([{ _id: thread.id, name: thread.name, views: 2, additions: 1, orders: 1 }]);
  });

  test('a search that near words or a synonym answered is no search without result [STORE-008 FIND-001 FIND-002]', async () => {
    await report({ searches: ['cozer', 'carretel', 'quitasol'] });
    expect(await today()).toMatchObject({ searches: 3, emptySearches: 1 });
    const { emptySearches, nearSearches } = await analysis();
    expect(emptySearches).toEqual([{ text: 'quitasol', times: 1 }]);
    expect(nearSearches).toEqual([{ text: 'cozer', times: 1 }]);
  });

  test('an order is counted once, and one that the shop entered is none of a visit [STORE-008]', async () => {
    const order = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    await shop.call({ method: 'POST', url: '/api/orders', payload: order });
    const desk = { userName: 'Ana', userLastName: 'Paz', cellphone: '', userEmail: '', note: '' };
    const orderItems = [{ _id: thread.id, quantity: { Rojo: 1 } }];
    const entered = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/desk/orders',
      payload: { ...desk, orderItems },
    });
    expect(entered.statusCode).toBe(201);
    await countNewOrders(shop.ctx);
    await countNewOrders(shop.ctx);
    expect(await today()).toMatchObject({ orders: 1 });
  });

  test('bots, administrators and products that are not on sale are left out [STORE-008]', async () => {
    await report({ arrived: true }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/visits',
      headers: { 'user-agent': PHONE },
      payload: { arrived: true, searches: ['hilo'], seen: [], added: [] },
    });
    await report({ seen: [hidden.id, 'nunca-existio'], added: [hidden.id] });
    expect(await today()).toMatchObject({ visits: 0, searches: 0, views: 0, additions: 0 });
  });

  test('of a search that may name a person only the number is kept [STORE-008]', async () => {
    await report({ searches: ['rosa@correo.test', '3496 407919'] });
    expect(await today()).toMatchObject({ searches: 2, emptySearches: 2 });
    const rows = await shop.ctx.db.selectFrom('daily_sums').select('subject').distinct().execute();
    expect(rows).toEqual([{ subject: '' }]);
  });

  test('days are kept for 400 days, and counts that could not be written stay [STORE-008]', async () => {
    const tally = createDailyTally();
    tally.add({ kind: 'visits', day: '2025-10-15', subject: '', amount: 2 });
    tally.add({ kind: 'visits', day: '2025-10-16', subject: '', amount: 3 });
    const failing = { ...shop.ctx, now: () => Number.NaN };
    await expect(keepDailySums(failing, tally)).rejects.toThrow('Invalid time');
    await keepDailySums(shop.ctx, tally);
    await forgetOldDays(shop.ctx);
    const rows = await shop.ctx.db.selectFrom('daily_sums').selectAll().execute();
    expect(rows).toEqual([{ kind: 'visits', day: '2025-10-16', subject: '', amount: 3 }]);
  });
});
