import { describe, expect, test } from 'vitest';
import { MESSAGE_LENGTH } from '#domain/contact/text-lengths.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { lockCustomer } from '#server/customers/lock-customer.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { waitingForRows } from '#tests/support/waiting-for-rows.ts';
import { markQuoteSeen } from './answer-quote.ts';
import { quoteMail } from './quote-notices.ts';

describe.each(ENGINES)('a customer’s answer to a quote on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = quoteDesk(shop);
  const aQuote = async () => {
    const id = await desk.order(thread);
    return { id, token: await desk.sent(id, thread) };
  };
  const stateOf = async (id: string) => (await desk.orderOf(id)).quoteState;
  const quoteNotices = async () =>
    (await desk.notices()).filter((notice) => notice.startsWith('quote') && notice.endsWith('shop'));

  test('accepting says which order, version and total, once, whatever is pressed [QUOTE-004 QUOTE-012]', async () => {
    const { id, token } = await aQuote();
    const first = await desk.accept(token);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ orderNumber: 1, total: 54_000, acceptedAt: '2026-11-20T21:05:00.000Z' });
    shop.clock.now += 60_000;
    const again = await Promise.all([desk.accept(token), desk.accept(token), desk.accept(token)]);
    expect(again.map(({ body }) => body)).toEqual(Array(3).fill(first.body));
    expect(await stateOf(id)).toBe('accepted');
    expect(await desk.kindsOf(id)).toEqual(['quote-accepted', 'quote-sent', 'placed']);
    expect(await quoteNotices()).toEqual(['quote-accepted shop']);
    expect((await desk.open(token)).json()).toMatchObject({ state: 'accepted' });
  });

  test('what was deleted or sold out since is said in the timeline and the shop’s mail of an acceptance [BUY-006 QUOTE-004]', async () => {
    const { id, token } = await aQuote();
    const acceptedEntry = async (orderId: string) =>
      (await shop.callAsAdministrator({ url: `/api/orders/${orderId}/timeline` }))
        .json<WireOrderEntry[]>()
        .find(({ kind }) => kind === 'quote-accepted');
    const available = { url: `/api/items/${thread.id}/availability`, method: 'PUT' } as const;
    await shop.callAsAdministrator({ ...available, payload: { variants: ['Rojo'] } });
    await desk.accept(token);
    const missing = [`${`${thread.brand} ${thread.name}`.trim()} (agotado: Rojo)`];
    expect((await acceptedEntry(id))?.details).toMatchObject({ missing });
    const notice = await shop.ctx.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'quote-accepted')
      .executeTakeFirstOrThrow();
    const settings = { smtpUrl: '', notifyEmail: 'tienda@x.ar', publicUrl: 'https://tienda.example' };
    const mail = await quoteMail('quote-accepted')(shop.ctx, notice, settings);
    expect(JSON.stringify(mail)).toContain(missing[0]);

    await shop.callAsAdministrator({ ...available, payload: { variants: [] } });
    const whole = await aQuote();
    await desk.accept(whole.token);
    expect((await acceptedEntry(whole.id))?.details).not.toHaveProperty('missing');
  });

  test('an older version is refused with the newest one, unless it was accepted before [QUOTE-004]', async () => {
    const { id, token } = await aQuote();
    const newer = await desk.sent(id, thread, { discountPercent: '10' });
    const refused = await desk.accept(token);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'quote-replaced',
      newest: { version: 2, path: `/presupuesto/${newer}` },
    });
    expect((await desk.ask(token, 'Otra cosa')).json()).toMatchObject({ code: 'quote-replaced' });
    expect((await desk.accept(newer, 1)).json()).toMatchObject({ code: 'quote-replaced' });
    expect((await desk.open(token)).json()).toMatchObject({ version: 1, newest: { version: 2 } });

    const accepted = await desk.accept(newer, 2);
    expect(accepted.json()).toMatchObject({ total: 48_600 });
    await desk.sent(id, thread);
    expect((await desk.accept(newer, 2)).body).toBe(accepted.body);
    expect(await stateOf(id)).toBe('sent');
    expect((await desk.quotesOf(id)).map(({ acceptedAt }) => acceptedAt !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('a quote holds to the end of its day at the shop, and then offers to ask again [QUOTE-004 QUOTE-005]', async () => {
    const id = await desk.order(thread);
    const token = await desk.sent(id, thread, { validUntil: '2026-11-20' });
    shop.clock.now = Date.UTC(2026, 10, 21, 2, 59, 59, 999);
    expect(await stateOf(id)).toBe('sent');
    shop.clock.now += 1;
    expect(await stateOf(id)).toBe('expired');
    expect((await desk.accept(token)).json()).toMatchObject({ status: 410, code: 'quote-expired' });
    expect((await desk.open(token)).json()).toMatchObject({ state: 'expired', validUntil: '2026-11-20' });
    expect((await desk.ask(token, '¿Sigue en pie?')).statusCode).toBe(201);
    expect(await stateOf(id)).toBe('changes-requested');
  });

  test('an acceptance of before the end stays good [QUOTE-004]', async () => {
    const { token } = await aQuote();
    const { body } = await desk.accept(token);
    shop.clock.now += 30 * SHOP_DAY_MS;
    expect((await desk.accept(token)).body).toBe(body);
  });

  test('a change is asked for in words, and the same words twice are one question [QUOTE-004 QUOTE-005]', async () => {
    const { id, token } = await aQuote();
    const asked = await desk.ask(token, '  Que sean 20 ');
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toEqual({ orderNumber: 1, version: 1, at: '2026-11-20T21:05:00.000Z' });
    expect((await desk.ask(token, 'Que sean 20')).body).toBe(asked.body);
    shop.clock.now += 60_000;
    await desk.ask(token, 'Y un cierre');
    expect(await stateOf(id)).toBe('changes-requested');
    expect((await desk.quotesOf(id))[0]).toMatchObject({ question: { message: 'Y un cierre' } });
    expect(await desk.kindsOf(id)).toEqual(['quote-question', 'quote-question', 'quote-sent', 'placed']);
    expect(await quoteNotices()).toEqual(['quote-question shop', 'quote-question shop']);
    expect((await desk.ask(token, ' ')).statusCode).toBe(400);
    expect((await desk.ask(token, 'x'.repeat(MESSAGE_LENGTH + 1))).statusCode).toBe(400);
    expect((await desk.accept(token)).statusCode).toBe(200);
    expect((await desk.ask(token, 'Otro más')).json()).toMatchObject({ status: 409, code: 'quote-accepted' });
  });

  test('accepting and asking are the customer’s last contact, repeating and seeing are not [QUOTE-010]', async () => {
    const { token } = await aQuote();
    const lastContact = async () =>
      (await shop.callAsAdministrator({ url: '/api/customers?page=1' })).json<WireCustomer[]>()[0]
        ?.lastContact;
    const expectContact = async (doing: () => Promise<unknown>, isContact: boolean) => {
      const before = await lastContact();
      shop.clock.now += 60_000;
      await doing();
      expect(await lastContact()).toBe(isContact ? new Date(shop.clock.now).toISOString() : before);
    };
    await expectContact(() => markQuoteSeen(shop.ctx, token), false);
    await expectContact(() => desk.ask(token, 'Que sean 20'), true);
    await expectContact(() => desk.ask(token, 'Que sean 20'), false);
    await expectContact(() => desk.accept(token), true);
    await expectContact(() => desk.accept(token), false);
  });

  test('an acceptance waits for whoever merges or erases its customer, and they never for it [QUOTE-004 QUOTE-010]', async () => {
    const { id, token } = await aQuote();
    const { accepting } = await shop.ctx.db.transaction().execute(async (db) => {
      await lockCustomer({ ...shop.ctx, db }, id);
      const accepting = desk.accept(token);
      if (engine === 'postgres') await expect.poll(() => waitingForRows(shop.ctx.db)).toBe(1);
      await db.updateTable('orders').set({ updated_at: 1 }).where('id', '=', id).execute();
      return { accepting };
    });
    expect((await accepting).statusCode).toBe(200);
  });

  test('a quote is seen once, by its customer and not by an administrator [QUOTE-005]', async () => {
    const { id, token } = await aQuote();
    const { ctx } = shop;
    await markQuoteSeen(
      { ...ctx, actor: { accountId: '1', email: 'rosa@casahilvan.example', role: 'mostrador' } },
      token,
    );
    expect(await stateOf(id)).toBe('sent');
    await Promise.all([markQuoteSeen(ctx, token), markQuoteSeen(ctx, token), markQuoteSeen(ctx, token)]);
    await markQuoteSeen(ctx, 'nadie');
    expect(await stateOf(id)).toBe('seen');
    expect((await desk.quotesOf(id))[0]).toMatchObject({ seenAt: '2026-11-20T21:05:00.000Z' });
    expect(await desk.kindsOf(id)).toEqual(['quote-seen', 'quote-sent', 'placed']);
    expect(await quoteNotices()).toEqual(['quote-seen shop']);
    await desk.accept(token);
    await desk.sent(id, thread);
    await markQuoteSeen(ctx, token);
    expect(await stateOf(id)).toBe('sent');
  });

  test('the three statuses of the order stay, and a change of status is not disturbed [QUOTE-005]', async () => {
    const { id, token } = await aQuote();
    const { version } = await desk.orderOf(id);
    await desk.accept(token);
    const changed = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${id}`,
      payload: { status: 'Listo' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(changed.json()).toMatchObject({ status: 'Listo', quoteState: 'accepted', quoteVersion: 1 });
  });

  test('the change of an order names the fields that it refuses, and changes nothing [QUOTE-001]', async () => {
    const { id } = await aQuote();
    const before = await desk.orderOf(id);
    const payload = { status: 'Listo', orderItems: [aQuoteLine(thread)], totalAmount: 1 };
    const answer = await shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${id}`, payload });
    expect(answer.json()).toMatchObject({ status: 422, code: 'unknown-fields' });
    for (const name of ['orderItems', 'totalAmount']) expect(answer.body).toContain(name);
    expect(await desk.orderOf(id)).toEqual(before);
  });

  test('what was asked for stays as it was, whatever is quoted [QUOTE-001]', async () => {
    const { id, token } = await aQuote();
    const { orderItems, payableAmount } = await desk.orderOf(id);
    await desk.send(id, { lines: [aQuoteLine(thread, { Azul: 1 })] });
    await desk.accept(token);
    expect(await desk.orderOf(id)).toMatchObject({ orderItems, payableAmount });
  });

  test('the database accepts a version once [QUOTE-004]', async () => {
    const { token } = await aQuote();
    await desk.accept(token);
    const again = shop.ctx.db.updateTable('quotes').set({ accepted_at: 1 }).where('token', '=', token);
    await expect(again.execute()).rejects.toThrow(/a sent quote never changes/);
  });

  test('the file of orders has the quote’s state, and its total once [QUOTE-005]', async () => {
    const { token } = await aQuote();
    await desk.accept(token);
    const { body } = await shop.callAsAdministrator({ url: '/api/orders.csv' });
    const [head = '', row = ''] = body.split('\r\n');
    const cellOf = (name: string) => row.split(';')[head.split(';').indexOf(name)];
    expect([cellOf('Presupuesto'), cellOf('Total del presupuesto')]).toEqual(['Aceptado', '54000,00']);
  });
});
