import { describe, expect, test } from 'vitest';
import type { WireOwed } from '#schemas/receivable-answers.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const KEY = 'clave-de-devolucion';

/** An order of the thread comes to $ 54.000: by transfer to $ 51.300. */
describe.each(ENGINES)('money given back on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);
  const withdrawals = async () =>
    (await shop.callAsAdministrator({ url: '/api/withdrawals' })).json<WireWithdrawal[]>();

  test('lowers what was paid, and can be taken back like a payment [LAW-003]', async () => {
    const id = await quotes.order(thread);
    await desk.pay(id, 54_000, 'efectivo');
    const answer = await desk.giveBack(id, 4000.5);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(String), paid: 49_999.5, balance: 4000.5 },
    ]);
    expect(await desk.paymentsOf(id)).toMatchObject({
      paid: 49_999.5,
      payments: [{ amount: 54_000 }],
      refunds: [{ amount: 4000.5, method: 'efectivo', date: '2026-11-20', note: '' }],
    });
    const url = `/api/orders/${id}/refunds/${answer.json().id}`;
    expect((await shop.callAsAdministrator({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await shop.callAsAdministrator({ method: 'DELETE', url })).statusCode).toBe(404);
    const { payments: _, ...sums } = await desk.paymentsOf(id);
    expect(sums).toEqual({ total: 54_000, paid: 54_000, balance: 0 });
    expect((await desk.timelineOf(id)).slice(0, 2)).toMatchObject([
      { kind: 'refund-removed', details: { amount: 4000.5 } },
      { kind: 'refund', details: { amount: 4000.5 } },
    ]);
  });

  test('is never more than what was paid, whoever writes it down at the same time [LAW-003]', async () => {
    const id = await quotes.order(thread);
    await desk.pay(id, 54_000, 'efectivo');
    const both = await Promise.all([desk.giveBack(id, 40_000), desk.giveBack(id, 40_000)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const refused = both.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().errors).toEqual([
      { field: 'amount', message: expect.stringMatching(/^Monto: se cobraron \$.14\.000$/) },
    ]);
    const [payment] = (await desk.paymentsOf(id)).payments;
    const url = `/api/orders/${id}/payments/${payment?.id}`;
    const removed = await shop.callAsAdministrator({ method: 'DELETE', url });
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'payment-given-back']);
  });

  test('a repeated key writes it once [LAW-003]', async () => {
    const id = await quotes.order(thread);
    await desk.pay(id, 54_000, 'efectivo');
    const [first, again] = [await desk.giveBack(id, 1000, KEY), await desk.giveBack(id, 1000, KEY)];
    expect(again.json()).toEqual(first.json());
    expect((await desk.paymentsOf(id)).refunds).toHaveLength(1);
  });

  test('by transfer lowers what came by transfer, so the rest keeps its discount [PAY-002]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    await desk.pay(id, 20_000);
    await desk.giveBack(id, 20_000, undefined, 'transferencia');
    expect((await desk.pay(id, 51_300)).json()).toMatchObject({ paid: 51_300, balance: 0 });
  });

  test('a paid order that is taken back tells the desk what to give back, until it is given [LAW-003]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread, { email: 'noelia@correo.com' });
    await quotes.accept(await quotes.sent(id, thread));
    await desk.pay(id, 20_000);
    await desk.pay(id, 10_000, 'efectivo');
    const { orderNumber } = await quotes.orderOf(id);
    const payload = {
      name: 'Noelia',
      contact: 'noelia@correo.com',
      orderNumber: `${orderNumber}`,
      text: 'Me arrepentí',
    };
    await shop.call({ method: 'POST', url: '/api/withdrawals', payload });
    const [request] = await withdrawals();
    expect(request?.paid).toEqual({ amount: 30_000, methods: ['efectivo', 'transferencia'] });
    const answered = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/withdrawals/${request?.id}`,
      headers: { 'if-match': '"1"' },
      payload: { state: 'accepted', answer: '' },
    });
    expect(answered.json().paid).toMatchObject({ amount: 30_000 });
    // What was taken back is neither owed nor shown as payable.
    const owed = (await shop.callAsAdministrator({ url: '/api/payments/owed' })).json<WireOwed>();
    expect(owed).toMatchObject({ count: 0, amount: 0 });
    await desk.giveBack(id, 30_000);
    expect((await withdrawals())[0]?.paid).toBeNull();
  });
});
