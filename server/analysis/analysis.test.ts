import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { countNewOrders } from './count-new-orders.ts';
import { createDailyTally, type DailySum } from './daily-tally.ts';
import {
  addDailySums,
  firstKnownDay,
  forgetOldDays,
  keepDailySums,
  searchedTexts,
} from './keep-daily-sums.ts';

/** After the shop's midnight, with the session still open. */
const EIGHT_HOURS_MS = 8 * 3_600_000;

/** As many as a day takes. */
function manyTexts(day: string): DailySum[] {
  return Array.from({ length: 5000 }, (_, index) => ({
    kind: 'search',
    day,
    subject: `inventado ${index}`,
    amount: 1,
  }));
}

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
    remoteAddress = '192.0.2.1',
  ) =>
    shop.call({
      method: 'POST',
      url: '/api/visits',
      headers,
      remoteAddress,
      payload: { arrived: false, searches: [], seen: [], added: [], ...part },
    });

  async function analysis(days = 7): Promise<WireAnalysis> {
    return (await shop.callAsAdministrator({ url: `/api/analysis?days=${days}` })).json();
  }

  /** The same report from a second network, which lets its texts through. */
  const reportFromTwo = async (part: Partial<WireVisitReport>) => {
    await report(part);
    await report({ searches: part.searches ?? [] }, { 'user-agent': PHONE }, '198.51.100.1');
  };

  const today = async () => (await analysis()).days.at(-1);

  test('visits, searches, products and orders are sums of their day [STORE-008]', async () => {
    await reportFromTwo({ arrived: true, searches: ['Hilo'], seen: [thread.id], added: [thread.id] });
    shop.clock.now += EIGHT_HOURS_MS;
    await reportFromTwo({ arrived: true, searches: ['sierre'], seen: [thread.id] });
    const order = anOrderRequest([{ product: thread, quantities: { Rojo: 2 } }]);
    await shop.call({ method: 'POST', url: '/api/orders', payload: order });

    await countNewOrders(shop.ctx);
    const { days, searches, emptySearches, products } = await analysis();
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-20', visits: 1, searches: 2, emptySearches: 0, views: 1, additions: 1, orders: 0 },
      { day: '2026-11-21', visits: 1, searches: 2, emptySearches: 2, views: 1, additions: 0, orders: 1 },
    ]);
    expect(searches).toEqual([
      { text: 'hilo', times: 2 },
      { text: 'sierre', times: 2 },
    ]);
    expect(emptySearches).toEqual([{ text: 'sierre', times: 2 }]);
    expect(products).toEqual([{ _id: thread.id, name: thread.name, views: 2, additions: 1, orders: 1 }]);
  });

  test('a search that near words or a synonym answered is no search without result [STORE-008 FIND-001 FIND-002]', async () => {
    await reportFromTwo({ searches: ['cozer', 'carretel', 'quitasol'] });
    expect(await today()).toMatchObject({ searches: 6, emptySearches: 2 });
    const { emptySearches, nearSearches } = await analysis();
    expect(emptySearches).toEqual([{ text: 'quitasol', times: 2 }]);
    expect(nearSearches).toEqual([{ text: 'cozer', times: 2 }]);
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

  test('one report counts each product and each text once [STORE-008]', async () => {
    const { id } = thread;
    await reportFromTwo({ searches: ['hilo', ' Hilo', 'HILO'], seen: [id, id, id], added: [id, id] });
    expect(await today()).toMatchObject({ searches: 2, views: 1, additions: 1 });
    expect((await analysis()).searches).toEqual([{ text: 'hilo', times: 2 }]);
  });

  test('a text shows once two networks typed it, with all times that it was typed [STORE-008]', async () => {
    for (let time = 0; time < 3; time += 1) await report({ searches: ['llamen ya al dueño'] });
    expect(await today()).toMatchObject({ searches: 3 });
    expect((await analysis()).searches).toEqual([]);
    await report({ searches: ['llamen ya al dueño'] }, { 'user-agent': PHONE }, '198.51.100.1');
    expect((await analysis()).searches).toEqual([{ text: 'llamen ya al dueno', times: 4 }]);
  });

  test('the texts of the last days are known first, as many as are asked for [STORE-008]', async () => {
    const counted = (day: string, subject: string): DailySum => ({ kind: 'search', day, subject, amount: 1 });
    await addDailySums(shop.ctx.db, [
      counted('2026-10-01', 'antiguo'),
      counted('2026-11-01', 'sierre'),
      counted('2026-11-19', 'hilo'),
      counted('2026-11-20', 'aguja'),
    ]);
    const from = firstKnownDay(shop.clock.now);
    expect(await searchedTexts(shop.ctx.db, { from, limit: 9 })).toEqual(['aguja', 'hilo', 'sierre']);
    expect(await searchedTexts(shop.ctx.db, { from, limit: 2 })).toEqual(['aguja', 'hilo']);
  });

  test('a report without a search counts on a day that is full of texts [STORE-008]', async () => {
    await addDailySums(shop.ctx.db, manyTexts('2026-11-20'));
    await report({ arrived: true });
    expect(await today()).toMatchObject({ visits: 1 });
  });

  test('on a day that is full of texts, those of before still count and new ones don’t [STORE-008]', async () => {
    await addDailySums(shop.ctx.db, manyTexts('2026-11-20'));
    await addDailySums(shop.ctx.db, [{ kind: 'search', day: '2026-11-12', subject: 'hilo', amount: 2 }]);
    await reportFromTwo({ searches: ['hilo', 'sierre'] });
    await analysis();
    const texts = await shop.ctx.db
      .selectFrom('daily_sums')
      .select(['subject', 'amount'])
      .where('kind', '=', 'search')
      .where('day', '=', '2026-11-20')
      .where('subject', 'in', ['hilo', 'sierre'])
      .execute();
    expect(texts).toEqual([{ subject: 'hilo', amount: 2 }]);
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
