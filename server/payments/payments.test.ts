import { describe, expect, test } from 'vitest';
import { MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WirePayments } from '#schemas/payment-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('payments on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const deposit = { amount: 20_000.5, method: 'transferencia', date: '2026-11-20', note: 'Seña' };

  async function anOrder(): Promise<string> {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 12 } }]);
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
  }
  const pay = (id: string, payload: object, key?: string) =>
    shop.callAsAdministrator({
      method: 'POST',
      url: `/api/orders/${id}/payments`,
      payload,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const paymentsOf = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${id}/payments` })).json<WirePayments>();
  const kindsOf = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${id}/timeline` }))
      .json<WireOrderEntry[]>()
      .map(({ kind }) => kind);

  test('lower the balance of their order, and may go beyond it [QUOTE-008]', async () => {
    const id = await anOrder();
    const first = await pay(id, deposit);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ id: expect.any(String), paid: 20_000.5, balance: 33_999.5 });
    const second = await pay(id, { ...deposit, amount: 40_000, method: 'efectivo', note: '' });
    expect(second.json()).toMatchObject({ paid: 60_000.5, balance: -6000.5 });
    const { payments, ...sums } = await paymentsOf(id);
    expect(sums).toEqual({ total: 54_000, paid: 60_000.5, balance: -6000.5 });
    expect(payments.map(({ amount, method, date, note }) => [amount, method, date, note])).toEqual(
      expect.arrayContaining([
        [40_000, 'efectivo', '2026-11-20', ''],
        [20_000.5, 'transferencia', '2026-11-20', 'Seña'],
      ]),
    );
    const [order] = (await shop.callAsAdministrator({ url: '/api/orders?brief=1&page=1' })).json();
    expect(order).toMatchObject({ paidAmount: 60_000.5, payableAmount: 54_000 });
  });

  test('of a day to come, or long before the order, are taken for a mistyped day [QUOTE-008]', async () => {
    const id = await anOrder();
    for (const [date, message] of [
      ['2026-11-21', 'Fecha: ese día todavía no llegó'],
      ['2025-11-20', 'Fecha: es muy anterior al pedido'],
      ['1999-11-20', 'Fecha: es muy anterior al pedido'],
    ]) {
      const refused = await pay(id, { ...deposit, date: date ?? '' });
      expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: 'date', message }]]);
    }
    expect((await pay(id, { ...deposit, date: '2026-10-20' })).statusCode).toBe(201);
  });

  test('twenty requests with one key are one payment [QUOTE-008]', async () => {
    const id = await anOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(id, deposit, 'pago-de-marta')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ paid: 20_000.5 });
    expect(await kindsOf(id)).toEqual(['payment', 'placed']);
  });

  test('one that is taken back leaves both entries, and can’t be taken back again [QUOTE-008]', async () => {
    const id = await anOrder();
    const { id: paymentId } = (await pay(id, deposit)).json();
    const other = await anOrder();
    const takeBack = (orderId: string) =>
      shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${orderId}/payments/${paymentId}` });
    expect((await takeBack(other)).json()).toMatchObject({ code: 'payment-not-found' });
    expect((await takeBack(id)).statusCode).toBe(204);
    expect((await takeBack(id)).json()).toMatchObject({ code: 'payment-not-found' });
    expect(await paymentsOf(id)).toEqual({ total: 54_000, paid: 0, balance: 54_000, payments: [] });
    expect(await kindsOf(id)).toEqual(['payment-removed', 'payment', 'placed']);
  });

  test.each([
    [{ amount: 0 }, 'Monto: tiene que ser más que 0'],
    [{ amount: 10.001 }, 'Monto: puede tener a lo sumo dos decimales'],
    [{ amount: MAX_CENTAVOS }, 'Monto: es demasiado grande'],
    [{ method: 'cheque' }, 'Forma de pago: elige cómo pagó'],
    [{ date: '2026-02-30' }, 'Fecha: elige el día'],
    [{ date: '2026-11-21' }, 'Fecha: ese día todavía no llegó'],
  ])('%j is refused with what is wrong, and nothing is written [QUOTE-008]', async (part, message) => {
    const id = await anOrder();
    const answer = await pay(id, { ...deposit, ...part });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: Object.keys(part)[0], message }]);
    expect((await paymentsOf(id)).payments).toEqual([]);
  });
});
