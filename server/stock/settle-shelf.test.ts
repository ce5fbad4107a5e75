import { describe, expect, test } from 'vitest';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { promisedOf } from './promises.ts';

describe.each(ENGINES)('orders and the shelf on %s', (engine) => {
  const thread = aThread({ colours: ['Rojo', 'Azul'], models: [] });
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = () => ({ ...quoteDesk(shop), ...stockDesk(shop, thread) });

  const { setStatus, remove } = quoteDesk(shop);
  const post = (url: string, payload?: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${url}`, ...(payload && { payload }) });

  test('‘Listo’ takes the lines off the shelf once, whatever is pressed how often, and back again [STOCK-004]', async () => {
    const { switchOn, count, order, sums, shelf } = desk();
    await switchOn();
    await count(30);
    const id = await order(thread);
    for (const next of ['Listo', 'Listo', 'Listo'] as const) await setStatus(id, next);
    expect(await sums()).toEqual({ there: 18, promised: 0 });
    const [first] = (await shelf()).ledger;
    expect(first).toMatchObject({ kind: 'sold', amount: -12, orderId: id, orderNumber: 1 });
    for (const next of ['pendiente', 'En Progreso', 'pendiente'] as const) await setStatus(id, next);
    expect(await sums()).toEqual({ there: 30, promised: 0 });
    expect((await shelf()).ledger[0]).toMatchObject({ kind: 'returned', amount: 12, orderId: id });
    await setStatus(id, 'Listo');
    expect([await sums(), (await shelf()).ledger.length]).toEqual([{ there: 18, promised: 0 }, 4]);
  });

  test('an order that is ready gives back once when it is deleted, and takes again when restored [STOCK-004 STOCK-007]', async () => {
    const { switchOn, count, order, sums } = desk();
    await switchOn();
    await count(30);
    const [one, other] = [await order(thread), await order(thread)];
    await post('batch-status', { ids: [one, other], status: 'Listo' });
    await post('batch-status', { ids: [one, other], status: 'Listo' });
    expect(await sums()).toMatchObject({ there: 6 });
    await post('batch-delete', { ids: [one, other] });
    expect(await sums()).toMatchObject({ there: 30 });
    await post(`${one}/restore`);
    expect(await sums()).toMatchObject({ there: 18 });
    await remove(one);
    await post('purge', { count: 2 });
    expect(await sums()).toMatchObject({ there: 30 });
  });

  test('merging and erasing customers, and merging categories, touch no shelf; each order still gives back once [STOCK-007]', async () => {
    const { switchOn, count, order, send, sums, shelf } = desk();
    await switchOn();
    await count(60);
    const [one, other] = [await order(thread), await order(thread, { phone: '3496407919' })];
    await send(one, { lines: [aQuoteLine(thread, { Rojo: 20 })] });
    await post('batch-status', { ids: [one, other], status: 'Listo' });
    const before = await shelf();
    expect(before).toMatchObject({ there: 28, promised: 0 });
    const ask = async (url: string) => (await shop.callAsAdministrator({ url: `/api/${url}` })).json();
    const done = async (url: string, payload: object, headers: Record<string, string> = {}) => {
      const answer = await shop.callAsAdministrator({ method: 'POST', url: `/api/${url}`, payload, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    };
    const [kept, gone] = await ask('customers');
    await done(`customers/${kept._id}/merge`, { other: gone._id });
    await done(`customers/${kept._id}/erase`, { confirm: kept.phone, evenUnsettled: true });
    const { section, subsection } = thread;
    const into = { section, subsection: 'Cintas' };
    await done('categories/merge', { section, subsection, into }, { 'if-match': '"0"' });
    expect(await shelf()).toEqual(before);
    for (let pressed = 0; pressed < 2; pressed += 1) await remove(one);
    for (const next of ['pendiente', 'En Progreso'] as const) await setStatus(other, next);
    expect(await sums()).toEqual({ there: 60, promised: 0 });
  });

  test('two lines of one product are taken together, and an order is never refused for want of stock [STOCK-002 STOCK-007]', async () => {
    const { switchOn, count, sums } = desk();
    await switchOn();
    await count(3);
    const payload = anOrderRequest([
      { product: thread, quantities: { Rojo: 2, Azul: 5 } },
      { product: thread, quantities: { Rojo: 3 } },
    ]);
    const placed = await shop.call({ method: 'POST', url: '/api/orders', payload });
    expect(placed.statusCode).toBe(201);
    expect((await setStatus(placed.json()._id, 'Listo')).statusCode).toBe(200);
    // Blue is not counted, so nothing is written of it.
    expect(await sums()).toMatchObject({ there: -2 });
    const blue = await shop.ctx.db
      .selectFrom('stock_moves')
      .select('id')
      .where('variant', '=', 'Azul')
      .execute();
    expect(blue).toEqual([]);
  });

  test('what is not counted, or not switched on, leaves no row; what had left still comes back [STOCK-001 STOCK-004]', async () => {
    const { switchOn, count, order, sums, sumOfRows } = desk();
    const id = await order(thread);
    await setStatus(id, 'Listo');
    await count(30);
    await setStatus(id, 'pendiente');
    await setStatus(id, 'Listo');
    expect(await sumOfRows()).toBe(30);
    await switchOn();
    await setStatus(id, 'pendiente');
    await setStatus(id, 'Listo');
    expect(await sums()).toMatchObject({ there: 18 });
    await switchOn({ isOn: false });
    await remove(id);
    expect(await sums()).toMatchObject({ there: 30 });
    await post(`${id}/restore`);
    expect(await sums()).toMatchObject({ there: 30 });
  });

  test('a sent quote promises its lines until it expires, is replaced, or its order is deleted or ready [STOCK-003]', async () => {
    const { switchOn, count, order, sent, send, accept, sums } = desk();
    await switchOn();
    await count(30);
    const id = await order(thread);
    expect(await sums()).toEqual({ there: 30, promised: 0 });
    await sent(id, thread);
    expect(await sums()).toEqual({ there: 30, promised: 12 });
    const second = (await send(id, { lines: [aQuoteLine(thread, { Rojo: 20 })] })).json();
    expect(await sums()).toEqual({ there: 30, promised: 20 });
    shop.clock.now = Date.UTC(2026, 11, 1, 12);
    const { sumOfRows } = desk();
    expect([(await stockOfDay()).promised, await sumOfRows()]).toEqual([0, 30]);
    shop.clock.now = Date.UTC(2026, 10, 20, 21, 5);
    await accept(second.link.split('/').at(-1), 2);
    await setStatus(id, 'Listo');
    expect(await sums()).toEqual({ there: 10, promised: 0 });
    await setStatus(id, 'pendiente');
    expect(await sums()).toEqual({ there: 30, promised: 20 });
    await remove(id);
    expect(await sums()).toEqual({ there: 30, promised: 0 });
  });

  test('what a customer accepts once their order is ready leaves the shelf in the same step [STOCK-003 STOCK-004]', async () => {
    const { switchOn, count, order, sent, send, accept, sums } = desk();
    await switchOn();
    await count(30);
    const id = await order(thread);
    await accept(await sent(id, thread));
    await setStatus(id, 'Listo');
    expect(await sums()).toMatchObject({ there: 18 });
    const more = (await send(id, { lines: [aQuoteLine(thread, { Rojo: 15 })] })).json();
    expect(await sums()).toMatchObject({ there: 18 });
    await accept(more.link.split('/').at(-1), 2);
    expect(await sums()).toMatchObject({ there: 15 });
  });

  /** The session of the clock's other calls has ended by then. */
  async function stockOfDay() {
    const promised = await promisedOf(shop.ctx.db, { products: [thread], now: shop.clock.now, from: 'sent' });
    return { promised: [...promised.values()].reduce((sum, one) => sum + one, 0) };
  }

  test('the desk sees what orders ask and the shelf has less of, alone and together [STOCK-002]', async () => {
    const { switchOn, count, order, sent } = desk();
    const shortOf = async (ids: string[]) =>
      (await shop.callAsAdministrator({ url: `/api/stock/shortages?ids=${ids}` })).json();
    await switchOn();
    await count(20);
    const [one, other] = [await order(thread), await order(thread)];
    expect(await shortOf([one])).toEqual({ lines: [], orders: [] });
    const line = {
      _id: thread.id,
      name: `${thread.brand} ${thread.name}`,
      variant: 'Rojo',
      unit: BY_PIECE,
      there: 20,
    };
    expect(await shortOf([one, other])).toEqual({ lines: [{ ...line, asked: 24, promised: 0 }], orders: [] });
    await sent(other, thread);
    expect(await shortOf([one])).toEqual({ lines: [{ ...line, asked: 12, promised: 12 }], orders: [one] });
    await setStatus(other, 'Listo');
    expect(await shortOf([one, other])).toEqual({
      lines: [{ ...line, there: 8, asked: 12, promised: 0 }],
      orders: [one],
    });
    await switchOn({ isOn: false });
    expect(await shortOf([one, other])).toEqual({ lines: [], orders: [] });
  });

  test('orders that are made ready at once take exactly what they have [STOCK-004 STOCK-007]', async () => {
    const { switchOn, count, order, sums, sumOfRows } = desk();
    await switchOn();
    await count(100);
    const ids = await Promise.all(Array.from({ length: 6 }, () => order(thread)));
    await Promise.all(
      ids.flatMap((id, turn) => [
        setStatus(id, 'Listo'),
        post('batch-status', { ids: turn % 2 === 0 ? ids : ids.toReversed(), status: 'Listo' }),
      ]),
    );
    expect(await sums()).toEqual({ there: 28, promised: 0 });
    expect(await sumOfRows()).toBe(28);
  });
});
