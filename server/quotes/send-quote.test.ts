import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('sending a quote on %s', (engine) => {
  const thread = aThread();
  const machine = aThread({ price: null, bulkOffer: null, colours: [], name: 'Máquina' });
  const shop = shopForEachTest(engine, { products: [thread, machine] });
  const desk = quoteDesk(shop);
  const remove = ({ id }: { id: string }) =>
    shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${id}` });

  test('makes versions with lines, free lines, discounts and shipping, each kept unchanged [QUOTE-002 QUOTE-003]', async () => {
    const id = await desk.order(thread);
    const first = await desk.send(id, { lines: [aQuoteLine(thread)], message: 'Gracias' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      version: 1,
      link: expect.stringMatching(/^http:\/\/[^/]+\/presupuesto\/[\w-]{32}$/),
      total: 54_000,
    });
    const line = { ...aQuoteLine(thread, { Rojo: 20 }), discountPercent: '12.5', note: 'Fin de partida' };
    const gift = { ...aQuoteLine(machine, { '': 1 }), unitPrice: 1000.5 };
    const second = await desk.send(id, {
      lines: [line, gift],
      extras: [
        { text: 'Confección', amount: 1500 },
        { text: 'Seña', amount: -500 },
      ],
      discountPercent: '10',
      shipping: { amount: 3200, carrier: 'Correo', note: 'A sucursal' },
    });
    // 20 at 4.500 less 12,5 % are 78.750; with 1.000,50 and 1.000 of free lines 80.750,50; less 10 % 72.675,45.
    expect(second.json()).toMatchObject({ version: 2, total: 75_875.45 });

    const [newest, oldest] = await desk.quotesOf(id);
    expect(newest).toMatchObject({
      version: 2,
      listTotal: 101_000.5,
      subtotal: 80_750.5,
      discount: 8075.05,
      total: 75_875.45,
      discountPercent: '10',
      validUntil: '2026-11-30',
      shipping: { amount: 3200, carrier: 'Correo', note: 'A sucursal' },
      sentBy: expect.stringContaining('@'),
      seenAt: null,
      acceptedAt: null,
      question: null,
    });
    expect(newest?.lines).toMatchObject([
      { _id: thread.id, unitPrice: null, discountPercent: '12.5', note: 'Fin de partida', total: 78_750 },
      { _id: machine.id, unitPrice: 1000.5, discountPercent: '0', units: 1, total: 1000.5 },
    ]);
    expect(oldest).toMatchObject({ version: 1, message: 'Gracias', total: 54_000, link: first.json().link });
    expect(await desk.orderOf(id)).toMatchObject({
      quoteState: 'sent',
      quoteVersion: 2,
      quoteTotal: 75_875.45,
      payableAmount: 54_000,
    });
    expect(await desk.kindsOf(id)).toEqual(['quote-sent', 'quote-sent', 'placed']);
  });

  test('twenty requests with one key send one version [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    const sendings = Array.from({ length: 20 }, () =>
      desk.send(id, { lines: [aQuoteLine(thread)] }, 'presupuesto-de-marta'),
    );
    const answers = await Promise.all(sendings);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await desk.quotesOf(id)).toHaveLength(1);
    const other = await desk.send(
      id,
      { lines: [], extras: [{ text: 'Otra', amount: 1 }] },
      'presupuesto-de-marta',
    );
    expect(other.json()).toMatchObject({ status: 422, code: 'key-reused' });
  });

  test('a shopper with an email gets a mail, one without gets none [QUOTE-003]', async () => {
    await desk.sent(await desk.order(thread), thread);
    await desk.sent(await desk.order(thread, { email: '' }), thread);
    expect((await desk.notices()).filter((notice) => notice.startsWith('quote'))).toEqual([
      'quote-sent shopper',
    ]);
  });

  test('what the database holds of a sent quote can’t be changed [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    await desk.sent(id, thread);
    const { db } = shop.ctx;
    const refused = /a sent quote never changes/;
    await expect(db.updateTable('quotes').set({ total: 1 }).execute()).rejects.toThrow(refused);
    await expect(db.updateTable('quote_lines').set({ total: 1 }).execute()).rejects.toThrow(refused);
  });

  test('a product without price counts 0, and a deleted one is quoted as it was ordered [QUOTE-002]', async () => {
    const id = await desk.order(thread);
    await remove(thread);
    const lines = [aQuoteLine(thread), aQuoteLine(machine, { '': 2 })];
    expect((await desk.send(id, { lines })).json()).toMatchObject({ total: 54_000 });
  });

  test('a product may stand in two lines, at its price and as a gift [QUOTE-002 QUOTE-012]', async () => {
    const id = await desk.order(thread);
    const gift = { ...aQuoteLine(thread, { Azul: 2 }), discountPercent: '100', note: 'De regalo' };
    const token = await desk.sent(id, thread, { lines: [aQuoteLine(thread, { Rojo: 10 }), gift] });
    await desk.accept(token);
    const [quote] = await desk.quotesOf(id);
    expect(quote?.lines.map(({ quantity, total, note }) => ({ quantity, total, note }))).toEqual([
      { quantity: { Rojo: 10 }, total: 50_000, note: '' },
      { quantity: { Azul: 2 }, total: 0, note: 'De regalo' },
    ]);
    expect(await desk.orderOf(id)).toMatchObject({ quoteState: 'accepted', quoteTotal: 50_000 });
    const picked = await shop.callAsAdministrator({ url: `/api/orders/pick-list?ids=${id}` });
    expect(picked.json()).toMatchObject({ products: [{ _id: thread.id, units: 12 }] });
  });

  test.each([
    [
      'a product that nobody knows',
      { lines: [{ ...aQuoteLine(thread), _id: 'nadie' }] },
      409,
      'unknown-product',
    ],
    [
      'a colour that the product lacks',
      { lines: [aQuoteLine(thread, { Lila: 1 })] },
      422,
      'unfit-quantities',
    ],
    ['a total below 0', { extras: [{ text: 'Seña', amount: -1 }] }, 422, 'negative-total'],
    ['an amount beyond sums', { extras: [{ text: 'Más', amount: 1e13 }] }, 422, 'beyond-sums'],
    [
      'a day that is over',
      { extras: [{ text: 'Uno', amount: 1 }], validUntil: '2026-11-19' },
      400,
      'invalid-request',
    ],
    [
      'a day that no calendar has',
      { extras: [{ text: 'Uno', amount: 1 }], validUntil: '2026-02-30' },
      400,
      'invalid-request',
    ],
    ['nothing to quote', {}, 400, 'invalid-request'],
    [
      'a discount above all',
      { extras: [{ text: 'Uno', amount: 1 }], discountPercent: '100.01' },
      400,
      'invalid-request',
    ],
    ['a fraction of a centavo', { extras: [{ text: 'Uno', amount: 0.001 }] }, 400, 'invalid-request'],
    ['a field of its own', { extras: [{ text: 'Uno', amount: 1 }], regalo: true }, 422, 'unknown-fields'],
  ])('%s is refused, and nothing is sent [QUOTE-002]', async (_title, quote, status, code) => {
    const id = await desk.order(thread);
    const answer = await desk.send(id, quote);
    expect(answer.json()).toMatchObject({ status, code });
    expect(await desk.quotesOf(id)).toEqual([]);
    expect(await desk.orderOf(id)).toMatchObject({ quoteState: 'none', quoteVersion: 0, quoteTotal: null });
  });

  test('a deleted or unknown order has no quotes [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    const token = await desk.sent(id, thread);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}` });
    for (const orderId of [id, 'nadie'])
      expect((await desk.send(orderId, { lines: [aQuoteLine(thread)] })).statusCode).toBe(404);
    expect((await desk.open(token)).statusCode).toBe(404);
  });

  test('the link shows the customer their quote, without phone or email [QUOTE-003 QUOTE-004]', async () => {
    const token = await desk.sent(await desk.order(thread), thread);
    const answer = await desk.open(token);
    expect(answer.json()).toMatchObject({
      orderNumber: 1,
      firstName: 'Marta',
      version: 1,
      state: 'sent',
      total: 54_000,
      newest: { version: 1, link: expect.stringContaining(token) },
    });
    for (const secret of ['3496401923', 'marta@correo.test', 'Gietz', 'sentBy'])
      expect(answer.body).not.toContain(secret);
    expect((await desk.open(`${token}x`)).json()).toMatchObject({ status: 404, code: 'quote-not-found' });
  });

  test('a price that changes later changes no sent quote [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    await desk.sent(id, thread);
    const rows = [{ codigo: thread.code ?? '', precio: '9999' }];
    await shop.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    expect((await desk.quotesOf(id))[0]).toMatchObject({ total: 54_000 });
    expect((await desk.send(id, { lines: [aQuoteLine(thread, { Rojo: 1 })] })).json()).toMatchObject({
      total: 9999,
    });
  });
});
