import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTICE_MAILS } from '#server/notice-mails.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const MAIL = { smtpUrl: '', notifyEmail: 'tienda@casahilvan.example', publicUrl: 'https://tienda.example' };
const REQUEST = {
  name: 'Noelia Suárez',
  contact: 'Noelia@correo.com',
  orderNumber: 'N.º 1',
  text: 'Los hilos rojos, no los abrí.',
};

describe.each(ENGINES)('withdrawals on %s', (engine) => {
  const thread = aPlainThread();
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [thread], pages: await builtPages() });
    await shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], { email: 'noelia@correo.com' }),
    });
  });
  afterAll(() => shop.close());

  const ask = (payload: object, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/withdrawals', payload, headers });
  const listed = async () => (await shop.callAsAdministrator({ url: '/api/withdrawals' })).json();
  const mails = async () => {
    const notices = await shop.ctx.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const about = notices.filter(({ kind }) => kind.startsWith('withdrawal-'));
    return Promise.all(about.map((notice) => NOTICE_MAILS[notice.kind](shop.ctx, notice, MAIL)));
  };

  test('anybody gets a code at once, also by mail, and a repeated key the same one [LAW-003]', async () => {
    const key = { 'idempotency-key': 'clave-de-arrepentimiento' };
    const [first, again] = [await ask(REQUEST, key), await ask(REQUEST, key)];
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { code: expect.stringMatching(/^ARR-\w{5}$/), answerBy: '2026-11-21T21:05:00.000Z' },
    ]);
    expect(again.json()).toEqual(first.json());
    const [forShop, forPerson] = await mails();
    expect(forShop).toMatchObject({
      to: { address: MAIL.notifyEmail },
      replyTo: { address: REQUEST.contact },
    });
    expect(forPerson).toMatchObject({ to: { address: REQUEST.contact } });
    expect(forPerson?.subject).toContain(first.json().code);
    // The address may be a stranger's: nothing that was typed goes there.
    expect(forPerson?.text).not.toContain('hilos');
  });

  test('the desk sees it with both clocks and its order, and the order tells of it [LAW-003]', async () => {
    const [row] = await listed();
    expect(row).toMatchObject({
      ...REQUEST,
      state: 'pending',
      answerBy: '2026-11-21T21:05:00.000Z',
      expiresAt: '2026-12-01T03:00:00.000Z',
      orderId: expect.any(String),
    });
    const url = `/api/orders/${row.orderId}/timeline`;
    const timeline = (await shop.callAsAdministrator({ url })).json();
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'withdrawal', details: { code: row.code } }),
    );
    const { withdrawals } = (await shop.callAsAdministrator({ url: '/api/overview' })).json();
    expect(withdrawals).toEqual({ pending: 1, answerBy: row.answerBy });
  });

  test('a contact that is not the order’s gets its code too, and the order is not touched [LAW-003]', async () => {
    const [{ orderId, id: known }] = await listed();
    const url = `/api/orders/${orderId}/timeline`;
    const before = (await shop.callAsAdministrator({ url })).json();
    expect((await ask({ ...REQUEST, contact: 'otra@correo.com' })).statusCode).toBe(201);
    expect((await shop.callAsAdministrator({ url })).json()).toEqual(before);
    const other = (await listed()).find(({ id }: { id: string }) => id !== known);
    expect(other).toMatchObject({ orderId: null, unprovenOrderId: orderId });
    await shop.ctx.db.deleteFrom('withdrawals').where('id', '=', other.id).execute();

    const { statusCode } = await ask({ ...REQUEST, contact: '+54 9 3496 40-1923' });
    const byPhone = (await listed()).find(({ id }: { id: string }) => id !== known);
    expect([statusCode, byPhone.orderId]).toEqual([201, orderId]);
    await shop.ctx.db.deleteFrom('withdrawals').where('id', '=', byPhone.id).execute();
  });

  test('an answer goes by mail and to the log, once per version; the open ones stand on top [LAW-003]', async () => {
    shop.clock.now += 60_000;
    await ask({ ...REQUEST, contact: '03496 15-401923', orderNumber: '' });
    const [{ id, version, code }] = await listed();
    const answer = (ifMatch: number) =>
      shop.callAsAdministrator({
        method: 'PUT',
        url: `/api/withdrawals/${id}`,
        headers: { 'if-match': `"${ifMatch}"` },
        payload: { state: 'accepted', answer: 'Pasa a dejarlos cuando quieras.' },
      });
    expect((await answer(version)).json()).toMatchObject({ state: 'accepted', version: version + 1 });
    const stale = await answer(version);
    expect([stale.statusCode, stale.json().current.state]).toEqual([412, 'accepted']);
    // Beyond 32 bits, which is how much PostgreSQL's `integer` holds.
    expect((await answer(6_000_000_000)).statusCode).toBe(412);
    expect((await mails()).at(-1)?.text).toContain('Pasa a dejarlos cuando quieras.');
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json();
    expect(entries[0]).toMatchObject({ kind: 'withdrawal-answered', details: { code, state: 'accepted' } });
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['pending', 'accepted']);
  });

  test('the plain form leads to its code, the same when sent twice, and keeps what was typed [LAW-003]', async () => {
    const send = (fields: Record<string, string>) =>
      shop.call({
        method: 'POST',
        url: '/arrepentimiento',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const [first, again] = [await send(REQUEST), await send(REQUEST)];
    expect(first.statusCode).toBe(303);
    expect(again.headers.location).toBe(first.headers.location);
    const page = await shop.call({ url: String(first.headers.location) });
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.body).toContain(String(first.headers.location).match(/ARR-\w{5}/)?.[0]);
    expect(page.body).toMatch(/Te respondemos antes de (<!-- -->)?las 18:06 de mañana/);
    const refused = await send({ ...REQUEST, contact: 'nada', text: '<b>Los hilos</b>' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Escribe un teléfono o un correo');
    expect(refused.body).toContain('&lt;b&gt;Los hilos&lt;/b&gt;');
  });

  test('what is missing is said in Spanish [LAW-003]', async () => {
    const answer = await ask({ name: ' ', contact: 'noelia@', text: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'contact',
      'text',
    ]);
  });
});
