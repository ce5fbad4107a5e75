import { describe, expect, test } from 'vitest';
import type { WireCustomerExport, WireCustomerPage } from '#schemas/customer-answers.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import type { WireOwed, WireReceived } from '#schemas/receivable-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const DAY = 86_400_000;

/** An order of the thread comes to $ 54.000: by transfer to $ 51.300. */
describe.each(ENGINES)('what is to be collected on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);

  const ask = async <Answer>(url: string) =>
    (await shop.callAsAdministrator({ url: `/api/${url}` })).json<Answer>();
  const owed = () => ask<WireOwed>('payments/owed');
  async function anAccepted(customer = {}): Promise<string> {
    const id = await quotes.order(thread, customer);
    await quotes.accept(await quotes.sent(id, thread));
    return id;
  }
  const setStatus = (id: string, status: string) =>
    shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${id}`, payload: { status } });

  test('an accepted quote and an order that was begun are owed, a mere request is not [PAY-002 DASH-G02]', async () => {
    await quotes.order(thread);
    const sent = await quotes.order(thread);
    await quotes.sent(sent, thread);
    expect(await owed()).toMatchObject({ count: 0, amount: 0, orders: [] });
    const accepted = await anAccepted();
    const prepared = await quotes.order(thread);
    expect((await setStatus(prepared, 'En Progreso')).statusCode).toBe(200);
    const partPaid = await quotes.order(thread);
    await desk.pay(partPaid, 20_000, 'efectivo');
    const { orders, ...sums } = await owed();
    expect(sums).toMatchObject({ count: 3, amount: 142_000 });
    expect(orders.map(({ _id, total, paid, balance }) => [_id, total, paid, balance])).toEqual(
      expect.arrayContaining([
        [accepted, 54_000, 0, 54_000],
        [prepared, 54_000, 0, 54_000],
        [partPaid, 54_000, 20_000, 34_000],
      ]),
    );
    await desk.pay(accepted, 54_000, 'efectivo');
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${prepared}` });
    expect((await owed()).orders.map(({ _id }) => _id)).toEqual([partPaid]);
  });

  test('General says it by age, beside what came in this month and what waits to be looked at [DASH-G02]', async () => {
    expect((await ask<WireOverview>('overview')).payments).toBeNull();
    await desk.switchOn();
    const now = shop.clock.now;
    for (const days of [20, 10, 0]) {
      shop.clock.now = now - days * DAY;
      await anAccepted();
    }
    shop.clock.now = now - 31 * DAY;
    const old = await quotes.order(thread);
    shop.clock.now = now;
    const before = { amount: 1000, method: 'efectivo', date: '2026-10-20', note: '' };
    await shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${old}/payments`, payload: before });
    const late = { ...before, amount: 500, date: '2026-10-21' };
    await shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${old}/payments`, payload: late });
    await desk.pay(old, 3000, 'efectivo');
    expect((await ask<WireOverview>('overview')).payments).toEqual({
      receipts: { count: 0, amount: 0, oldest: null },
      owed: {
        count: 4,
        amount: 211_500,
        byAge: {
          week: { count: 1, amount: 54_000 },
          fortnight: { count: 1, amount: 54_000 },
          older: { count: 2, amount: 103_500 },
        },
      },
      received: { amount: 3000, before: 1000 },
    });
  });

  test('what came in in a month is listed with what was given back [QUOTE-008]', async () => {
    const id = await anAccepted();
    await desk.pay(id, 54_000, 'efectivo');
    await desk.giveBack(id, 4000);
    const received = await ask<WireReceived>('payments/received');
    expect(received).toMatchObject({ month: '2026-11', amount: 50_000 });
    expect(received.moves.map(({ kind, amount, order }) => [kind, amount, order._id])).toEqual(
      expect.arrayContaining([
        ['payment', 54_000, id],
        ['refund', 4000, id],
      ]),
    );
    expect(await ask<WireReceived>('payments/received?month=2026-10')).toMatchObject({
      amount: 0,
      moves: [],
    });
  });

  test('a customer’s page and their own export say what they owe [QUOTE-010]', async () => {
    const id = await anAccepted();
    await desk.pay(id, 20_000, 'efectivo');
    const { customerId } = await quotes.orderOf(id);
    expect((await ask<WireCustomerPage>(`customers/${customerId}`)).owed).toEqual({
      count: 1,
      amount: 34_000,
    });
    const { orders } = await ask<WireCustomerExport>(`customers/${customerId}/export`);
    expect(orders[0]?.balance).toEqual({ total: 54_000, paid: 20_000, balance: 34_000 });
  });

  test('the file of the orders has what is paid and what is left, once for each order [ORDADM-014]', async () => {
    await desk.switchOn();
    const id = await anAccepted();
    await desk.pay(id, 15_390);
    const csv = (await shop.callAsAdministrator({ url: '/api/orders.csv' })).body;
    const [head = '', row = ''] = csv.trim().split('\r\n');
    expect(head).toContain(';Pagado;Descuento por pago;Falta');
    expect(row).toMatch(/;15390(?:,00)?;0(?:,00)?;38610(?:,00)?$/);
  });
});
