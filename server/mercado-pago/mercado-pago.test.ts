import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireMercadoPago } from '#schemas/mercado-pago.ts';
import { openSecrets } from '#server/kernel/secrets.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ACCESS_TOKEN, fakeMercadoPago, noticeOf, WEBHOOK_SECRET } from '#tests/support/fake-mercado-pago.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { checkNextLink, gatewayOutage, nextCheck } from './check-gateway.ts';
import { startGatewayChecks } from './start-gateway-checks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(ENGINES)('Mercado Pago on %s', (engine) => {
  let fake: Awaited<ReturnType<typeof fakeMercadoPago>>;
  beforeAll(async () => {
    fake = await fakeMercadoPago();
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.payments.clear();
    fake.preferences.clear();
    Object.assign(fake.lies, { lostAnswers: 0, busy: 0, leadsTo: null });
  });

  const thread = aThread();
  const shop = shopForEachTest(engine, async () => ({ products: [thread], mercadoPagoUrl: fake.url }));
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);

  const save = (payload: object) =>
    shop.callAsAdministrator({ method: 'PUT', url: '/api/payments/mercado-pago', payload });
  const switchOn = () => save({ isOn: true, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET });
  const pay = (token: string, part = 'total') =>
    shop.call({ method: 'POST', url: `/api/quotes/${token}/pay`, payload: { part } });
  const tell = (id: string, how = {}) => shop.call(noticeOf(id, how));

  async function anAccepted(): Promise<{ id: string; token: string }> {
    const id = await quotes.order(thread);
    const token = await quotes.sent(id, thread);
    await quotes.accept(token);
    return { id, token };
  }
  async function asked(token: string, part = 'total') {
    const answer = await pay(token, part);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const preference = fake.preferences.get(answer.json().url.split('=').at(-1));
    if (preference === undefined) throw new Error('no preference');
    return preference;
  }
  const paid = async (id: string) =>
    (await desk.paymentsOf(id)).payments.map(({ amount, method, note }) => [amount, method, note]);

  test('an accepted quote is paid there once, whoever tells it how often [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const preference = await asked(token);
    expect(preference).toMatchObject({ amount: 54_000, expiresAt: '2026-12-01T03:00:00.000Z' });
    const payment = fake.pay(preference.reference, { transaction_amount: 54_000 });
    const told = await Promise.all(Array.from({ length: 8 }, () => tell(payment)));
    expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await paid(id)).toEqual([[54_000, 'mercado-pago', `Operación ${payment}`]]);
    expect((await pay(token)).json()).toMatchObject({ code: 'not-payable-online' });
  });

  test('without any notice it is found by asking, by several processes once [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    fake.pay(reference, { transaction_amount: 54_000 });
    expect(await checkNextLink(shop.ctx)).toBe(false);
    shop.clock.now += MINUTE;
    const checks = await Promise.all(Array.from({ length: 4 }, () => checkNextLink(shop.ctx)));
    expect(checks.filter(Boolean)).toHaveLength(1);
    expect(await paid(id)).toHaveLength(1);
  });

  test('after a card that was refused, the next one is found as soon as a first [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    fake.pay(reference, { transaction_amount: 54_000, status: 'rejected' });
    shop.clock.now += MINUTE;
    await checkNextLink(shop.ctx);
    fake.pay(reference, { transaction_amount: 54_000 });
    shop.clock.now += MINUTE;
    await checkNextLink(shop.ctx);
    expect(await paid(id)).toHaveLength(1);
  });

  test('the deposit first, then the rest [PAY-005]', async () => {
    await desk.switchOn();
    await switchOn();
    const { id, token } = await anAccepted();
    const deposit = await asked(token, 'deposit');
    expect(deposit.amount).toBe(16_200);
    await tell(fake.pay(deposit.reference, { transaction_amount: 16_200 }));
    expect((await pay(token, 'deposit')).json()).toMatchObject({ code: 'not-payable-online' });
    const rest = await asked(token);
    expect(rest.amount).toBe(37_800);
    await tell(fake.pay(rest.reference, { transaction_amount: 37_800 }));
    expect(await desk.paymentsOf(id)).toMatchObject({ paid: 54_000, balance: 0 });
  });

  test('a shop that takes no transfers asks for its deposit too [PAY-001 PAY-005]', async () => {
    await desk.switchOn({ isOn: false });
    await switchOn();
    expect(await asked((await anAccepted()).token, 'deposit')).toMatchObject({ amount: 16_200 });
  });

  test('a refund, a part of one and a chargeback are followed, in any order of their notices [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const payment = fake.pay(reference, { transaction_amount: 54_000 });
    await tell(payment);
    fake.change(payment, { transaction_amount_refunded: 4000 });
    await tell(payment);
    expect(await paid(id)).toEqual([[50_000, 'mercado-pago', `Operación ${payment}`]]);
    fake.change(payment, { status: 'charged_back' });
    await tell(payment);
    expect(await paid(id)).toEqual([]);
    const late = fake.payments.get(payment);
    fake.change(payment, { status: 'approved', date_last_updated: '2026-11-20T20:00:00.000Z' });
    await tell(payment);
    expect([late?.status, await paid(id)]).toEqual(['approved', []]);
  });

  test('what the desk took back stays taken back, also after its refund [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const payment = fake.pay(reference, { transaction_amount: 54_000 });
    await tell(payment);
    const [written] = (await desk.paymentsOf(id)).payments;
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}/payments/${written?.id}` });
    await tell(payment);
    expect(await paid(id)).toEqual([]);
    fake.change(payment, { status: 'refunded' });
    expect((await tell(payment)).statusCode).toBe(200);
    expect(await paid(id)).toEqual([]);
  });

  test.each([
    ['a centavo less', { transaction_amount: 53_999.99 }],
    ['a centavo more', { transaction_amount: 54_000.01 }],
    ['another currency', { transaction_amount: 54_000, currency_id: 'USD' }],
  ])('%s is told in the timeline once and pays nothing [PAY-005 PAY-006]', async (_what, payment) => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const paymentId = fake.pay(reference, payment);
    for (const _time of [1, 2]) await tell(paymentId);
    expect(await paid(id)).toEqual([]);
    const doubts = (await desk.timelineOf(id)).filter(({ kind }) => kind === 'payment-doubt');
    expect(doubts).toMatchObject([{ details: { gatewayId: paymentId, asked: 54_000 } }]);
  });

  test.each([
    ['pending', { status: 'pending' }],
    ['rejected', { status: 'rejected' }],
    ['of another reference', { external_reference: 'de otro' }],
    ['of no reference', { external_reference: '' }],
  ])('a payment that is %s pays nothing [PAY-005 PAY-006]', async (_what, change) => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const paymentId = fake.pay(reference, { transaction_amount: 54_000, ...change });
    expect((await tell(paymentId)).statusCode).toBe(200);
    expect(await paid(id)).toEqual([]);
  });

  test('a notice with another signature, or none, makes the shop ask nothing [PAY-005 PAY-006]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const payment = fake.pay(reference, { transaction_amount: 54_000 });
    fake.asked.length = 0;
    const good = noticeOf(payment);
    const forged = [
      noticeOf(payment, { secret: 'otra' }),
      { ...good, headers: {} },
      { ...good, headers: { ...good.headers, 'x-request-id': 'otro' } },
      { ...good, headers: { ...good.headers, 'x-signature': 'ts=1,v1=' } },
      { ...good, url: good.url.replace(payment, `${Number(payment) + 1}`) },
    ];
    for (const notice of forged)
      expect((await shop.call(notice)).json()).toMatchObject({ code: 'bad-signature' });
    expect([fake.asked, await paid(id)]).toEqual([[], []]);
  });

  test('an answer that was lost after the creation, and a busy one, make one preference [PAY-006]', async () => {
    await switchOn();
    const { token } = await anAccepted();
    Object.assign(fake.lies, { lostAnswers: 1, busy: 1 });
    for (const _lie of [1, 2])
      expect([502, (await pay(token)).json().code]).toEqual([502, 'gateway-unreachable']);
    const answers = await Promise.all([pay(token), pay(token)]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(fake.preferences.size).toBe(1);
  });

  test('a busy one is left alone as long as it asks [PAY-006]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    fake.pay((await asked(token)).reference, { transaction_amount: 54_000 });
    shop.clock.now += MINUTE;
    fake.lies.busy = 1;
    expect(await checkNextLink(shop.ctx)).toBe(true);
    expect([await checkNextLink(shop.ctx), await paid(id)]).toEqual([false, []]);
    shop.clock.now += 5 * MINUTE;
    await checkNextLink(shop.ctx);
    expect(await paid(id)).toHaveLength(1);
  });

  test('a busy one is left alone for all links, by all processes [PAY-006]', async () => {
    await switchOn();
    for (const _link of [1, 2, 3]) await asked((await anAccepted()).token);
    shop.clock.now += MINUTE;
    fake.lies.busy = 1;
    const before = fake.asked.length;
    while (await checkNextLink(shop.ctx));
    expect(fake.asked.slice(before)).toEqual(['GET /v1/payments/search']);
    shop.clock.now += 5 * MINUTE;
    while (await checkNextLink(shop.ctx));
    expect(fake.asked.slice(before)).toHaveLength(4);
  });

  test('a process that ends waits for no answer, and its link is due as before [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    fake.pay((await asked(token)).reference, { transaction_amount: 54_000 });
    shop.clock.now += MINUTE;
    const before = fake.asked.length;
    fake.lies.silent = true;
    const stop = startGatewayChecks(shop.ctx, 10);
    await expect.poll(() => fake.asked.length).toBe(before + 1);
    await stop();
    fake.lies.silent = false;
    expect([await checkNextLink(shop.ctx), (await paid(id)).length]).toEqual([true, 1]);
  });

  test('the rest of a refund stays on the day of its payment [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const payment = fake.pay((await asked(token)).reference, { transaction_amount: 54_000 });
    await tell(payment);
    // The next day, after midnight at the shop.
    shop.clock.now += 8 * 60 * MINUTE;
    fake.change(payment, { transaction_amount_refunded: 4000 });
    await tell(payment);
    const { payments } = await desk.paymentsOf(id);
    expect(payments.map(({ amount, date }) => [amount, date])).toEqual([[50_000, '2026-11-20']]);
  });

  test('what the desk wrote down as given back, and Mercado Pago gave back too, is given back once [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const payment = fake.pay((await asked(token)).reference, { transaction_amount: 54_000 });
    await tell(payment);
    await desk.giveBack(id, 54_000);
    fake.change(payment, { status: 'refunded', transaction_amount_refunded: 54_000 });
    expect((await tell(payment)).statusCode).toBe(200);
    expect(await desk.paymentsOf(id)).toEqual({ total: 54_000, paid: 0, balance: 54_000, payments: [] });
  });

  test('a dispute that the shop won is paid again, and a test payment never is [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const { reference } = await asked(token);
    const payment = fake.pay(reference, { transaction_amount: 54_000 });
    await tell(payment);
    fake.change(payment, { status: 'charged_back', status_detail: 'in_process' });
    await tell(payment);
    expect(await paid(id)).toEqual([]);
    fake.change(payment, { status: 'charged_back', status_detail: 'reimbursed' });
    await tell(payment);
    expect(await paid(id)).toHaveLength(1);
    const test = fake.pay(reference, { transaction_amount: 54_000, live_mode: false });
    await tell(test);
    expect(await paid(id)).toHaveLength(1);
    expect((await desk.timelineOf(id))[0]).toMatchObject({
      kind: 'payment-doubt',
      details: { gatewayId: test, isTest: true },
    });
  });

  test('an order that may still be paid there is not purged, so that the payment finds it [PAY-005]', async () => {
    await switchOn();
    const { id, token } = await anAccepted();
    const payment = fake.pay((await asked(token)).reference, { transaction_amount: 54_000 });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${id}` });
    const purge = () =>
      shop.callAsAdministrator({ method: 'POST', url: '/api/orders/purge', payload: { count: 1 } });
    expect((await purge()).json()).toEqual({ purged: 0, kept: 1 });
    expect((await tell(payment)).statusCode).toBe(200);
    await shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${id}/restore` });
    expect(await paid(id)).toHaveLength(1);
  });

  test('the log says once that it can’t be asked, and that it can again, without the token [PAY-005]', async () => {
    await switchOn();
    const links = [await anAccepted(), await anAccepted(), await anAccepted()];
    for (const { token } of links) await asked(token);
    shop.clock.now += MINUTE;
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const outage = gatewayOutage(log);
    fake.lies.busy = 2;
    for (const _turn of [1, 2, 3]) {
      while (await checkNextLink(shop.ctx, { outage }));
      shop.clock.now += 5 * MINUTE;
    }
    const said = lines.map((line) => JSON.parse(line).msg);
    expect(said).toEqual([
      'Mercado Pago not asked for payments',
      'Mercado Pago not asked for payments: over',
    ]);
    expect(lines[0]).toContain('Mercado Pago: 429');
    expect(lines.join()).not.toContain(ACCESS_TOKEN);
  });

  test('customers are led to Mercado Pago and nowhere else [PAY-006]', async () => {
    await switchOn();
    for (const elsewhere of [
      'https://mercadopago.com.ar.example/x',
      'http://www.mercadopago.com.ar/x',
      'javascript:1',
    ]) {
      fake.lies.leadsTo = elsewhere;
      expect((await pay((await anAccepted()).token)).json()).toMatchObject({ code: 'gateway-unreachable' });
    }
    fake.lies.leadsTo = 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=1';
    expect((await pay((await anAccepted()).token)).json()).toEqual({ url: fake.lies.leadsTo });
  });

  test('what is not accepted, replaced, expired, settled or switched off is not paid [PAY-005]', async () => {
    const { id, token } = await anAccepted();
    const code = async (one = token) => (await pay(one)).json().code;
    expect(await code()).toBe('not-payable-online');
    await switchOn();
    expect(await code('no-es-este')).toBe('quote-not-found');
    const sent = await quotes.sent(await quotes.order(thread), thread);
    expect(await code(sent)).toBe('not-payable-online');
    const next = await quotes.sent(id, thread, { validUntil: '2026-12-15' });
    await quotes.accept(next, 2);
    expect(await code()).toBe('not-payable-online');
    shop.clock.now += 30 * DAY;
    expect(await code(next)).toBe('not-payable-online');
    shop.clock.now -= 30 * DAY;
    expect((await pay(next)).statusCode).toBe(200);
    await save({ isOn: false });
    expect(await code(next)).toBe('not-payable-online');
  });

  test('secrets are stored sealed and never told again [PAY-001]', async () => {
    expect((await save({ isOn: true })).json()).toMatchObject({ errors: [{ field: 'accessToken' }] });
    const answer = await switchOn();
    const shown: WireMercadoPago = { isOn: true, accessTokenEnd: '4821', webhookSecretEnd: '7c0e' };
    expect(answer.json()).toEqual(shown);
    expect((await save({ isOn: false })).json()).toEqual({ ...shown, isOn: false });
    const rows = JSON.stringify(await shop.ctx.db.selectFrom('mercado_pago').selectAll().execute());
    for (const secret of [ACCESS_TOKEN, WEBHOOK_SECRET]) expect(rows).not.toContain(secret);
    expect((await shop.call({ url: '/api/payments/mercado-pago' })).statusCode).toBe(401);
  });

  test('a shop that was restored without its key asks for the secrets again [PAY-001]', async () => {
    await switchOn();
    const { token } = await anAccepted();
    const foreign = openSecrets(Buffer.alloc(32, 8));
    await shop.ctx.db
      .updateTable('mercado_pago')
      .set({
        access_token: foreign.seal('otro', 'mercado-pago access token'),
        webhook_secret: foreign.seal('otra', ''),
      })
      .execute();
    const shown = await shop.callAsAdministrator({ url: '/api/payments/mercado-pago' });
    expect(shown.json()).toEqual({ isOn: true, accessTokenEnd: '', webhookSecretEnd: '' });
    expect((await save({ isOn: true })).json()).toMatchObject({ errors: [{ field: 'accessToken' }] });
    expect((await pay(token)).json()).toMatchObject({ code: 'not-payable-online' });
    await switchOn();
    expect((await pay(token)).statusCode).toBe(200);
  });

  test('with another account nobody is led to the one before [PAY-005]', async () => {
    await switchOn();
    const { token } = await anAccepted();
    fake.lies.leadsTo = 'https://sandbox.mercadopago.com.ar/checkout/v1/redirect?pref_id=1';
    expect((await pay(token)).json()).toEqual({ url: fake.lies.leadsTo });
    fake.lies.leadsTo = null;
    await save({ isOn: true, webhookSecret: 'otra-clave-de-los-avisos' });
    expect((await pay(token)).json().url).toContain('sandbox.');
    await save({ isOn: true, accessToken: ACCESS_TOKEN });
    expect((await pay(token)).json().url).toContain(fake.url);
  });

  test('after a storm of true, forged, double, late and lying notices both books agree [PAY-006]', async () => {
    await switchOn();
    const links: { readonly id: string; readonly reference: string }[] = [];
    for (let made = 0; made < 12; made++) {
      const { id, token } = await anAccepted();
      links.push({ id, reference: (await asked(token)).reference });
    }
    const amounts = [54_000, 54_000, 54_000, 53_999.99, 54_000.01];
    const ids = Array.from({ length: 60 }, (_, index) =>
      fake.pay(index % 13 === 12 ? 'de otro' : (links[index % links.length]?.reference ?? ''), {
        transaction_amount: amounts[index % amounts.length] ?? 0,
        currency_id: index % 11 === 10 ? 'USD' : 'ARS',
        status: index % 7 === 6 ? 'pending' : 'approved',
      }),
    );
    const notices = timesInStorm(1000, 10_000);
    const doings = Array.from({ length: notices }, (_, index) => async () => {
      const id = ids[(index * 7) % ids.length] ?? '';
      if (index % 97 === 96) fake.change(id, { status: 'refunded' });
      if (index % 101 === 100) fake.change(id, { status: 'approved', transaction_amount_refunded: 1000 });
      if (index % 29 === 28) fake.lies.busy += 1;
      await tell(id, index % 5 === 4 ? { secret: 'falsa' } : { requestId: `aviso-${index}` });
    });
    for (let from = 0; from < doings.length; from += 20)
      await Promise.all(doings.slice(from, from + 20).map((doing) => doing()));
    fake.lies.busy = 0;
    // What was lost on the way is found by asking.
    shop.clock.now += 61 * MINUTE;
    while (await checkNextLink(shop.ctx));
    for (const { id, reference } of links) {
      const own = [...fake.payments.values()].filter(
        (one) =>
          one.external_reference === reference &&
          one.status === 'approved' &&
          one.currency_id === 'ARS' &&
          one.transaction_amount === 54_000,
      );
      const theirs = own.reduce(
        (sum, one) => sum + one.transaction_amount - one.transaction_amount_refunded,
        0,
      );
      const { payments, paid: sum } = await desk.paymentsOf(id);
      expect([payments.length, sum]).toEqual([own.length, theirs]);
    }
  });
});

test('a link is asked for often while somebody may be paying, and as long as money can go back [PAY-005]', () => {
  const link = { created_at: 0, expires_at: 10 * DAY };
  const after = (now: number, isPaid = false) => {
    const next = nextCheck(link, { now, isPaid });
    return next === null ? null : next - now;
  };
  expect(after(MINUTE)).toBe(MINUTE);
  expect(after(DAY / 2)).toBe(10 * MINUTE);
  expect(after(5 * DAY)).toBe(60 * MINUTE);
  expect(after(18 * DAY)).toBeNull();
  expect(after(18 * DAY, true)).toBe(6 * 60 * MINUTE);
  expect(after(181 * DAY, true)).toBeNull();
});
