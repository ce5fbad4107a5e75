import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** An order of the thread comes to $ 54.000: by transfer to $ 51.300, the deposit to $ 15.390. */
describe.each(ENGINES)('transfers on %s', (engine) => {
  const thread = aThread();
  const unpriced = aThread({ price: null, bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread, unpriced] });
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);

  test('a customer may know the account, its discount and the deposit, and nothing while it is off [PAY-007]', async () => {
    const means = () => shop.call({ url: '/api/payments/means' });
    expect((await means()).json()).toEqual({ transfer: null, deposit: null });
    await desk.switchOn();
    expect((await means()).json()).toEqual({
      transfer: {
        alias: 'HILVAN.EJEMPLO',
        bankKey: '9990001800000019231028',
        holder: 'Casa Hilván S. R. L. (ejemplo: no transfieras)',
        taxId: '30-00000000-7',
        bank: 'Banco de Ejemplo',
        discountPercent: '5',
        instructions: 'Pon el número de pedido en la referencia.',
      },
      deposit: { percent: '30', from: 50_000 },
    });
    await desk.switchOn({ isOn: false });
    expect((await means()).json()).toEqual({ transfer: null, deposit: null });
  });

  test('the one that completes the total by transfer settles the order with the discount [PAY-002]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    expect((await desk.pay(id, 15_390)).json()).toMatchObject({ paid: 15_390, balance: 38_610 });
    expect((await desk.pay(id, 35_910)).json()).toMatchObject({ paid: 51_300, balance: 0 });
    expect(await desk.paymentsOf(id)).toMatchObject({
      total: 54_000,
      paid: 51_300,
      discount: 2700,
      balance: 0,
    });
    expect(await quotes.orderOf(id)).toMatchObject({ paidAmount: 51_300, paymentDiscount: 2700 });
    const [last] = await desk.timelineOf(id);
    expect(last).toMatchObject({ kind: 'payment', details: { amount: 35_910, discount: 2700 } });
  });

  test('while a price is to be asked no transfer completes the order, so none is discounted [PAY-002]', async () => {
    await desk.switchOn();
    const payload = anOrderRequest([
      { product: thread, quantities: { Rojo: 12 } },
      { product: unpriced, quantities: { Rojo: 1 } },
    ]);
    const id = (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
    expect((await desk.pay(id, 51_300)).json()).toMatchObject({ paid: 51_300, balance: 2700 });
    // A quote says all prices, and then the transfer that completes it has its discount.
    const token = await quotes.sent(id, thread);
    await quotes.accept(token);
    expect((await desk.pay(id, 1)).json()).toMatchObject({ paid: 51_301, balance: 0 });
  });

  test('taking it back takes its discount back [PAY-002]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    const payment = (await desk.pay(id, 51_300)).json();
    const url = `/api/orders/${id}/payments/${payment.id}`;
    expect((await shop.callAsAdministrator({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await desk.paymentsOf(id)).toEqual({ total: 54_000, paid: 0, balance: 54_000, payments: [] });
  });

  test('what was given back in cash of a transfer is discounted once it comes again, and no more than that [PAY-002 QUOTE-008]', async () => {
    await desk.switchOn();
    const id = await quotes.order(thread);
    await desk.pay(id, 30_000);
    expect((await desk.giveBack(id, 20_000)).statusCode).toBe(201);
    expect((await desk.pay(id, 40_300)).json()).toMatchObject({ paid: 50_300, balance: 3700 });
    expect((await desk.pay(id, 1000)).json()).toMatchObject({ paid: 51_300, balance: 0 });
    expect(await quotes.orderOf(id)).toMatchObject({ paymentDiscount: 2700 });
  });

  test('other means, and a shop that takes no transfers, discount nothing [PAY-002 QUOTE-008]', async () => {
    const before = await quotes.order(thread);
    expect((await desk.pay(before, 51_300)).json()).toMatchObject({ paid: 51_300, balance: 2700 });
    await desk.switchOn();
    const id = await quotes.order(thread);
    expect((await desk.pay(id, 51_300, 'efectivo')).json()).toMatchObject({ paid: 51_300, balance: 2700 });
    // Of what is left, $ 2.700, the transfer is $ 2.565.
    expect((await desk.pay(id, 2565)).json()).toMatchObject({ paid: 53_865, balance: 0 });
  });
});
