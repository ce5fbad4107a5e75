import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { WireAuditEntry, WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { codeAt, stepAt } from '#server/accounts/one-time-code.ts';
import { resetCodes } from '#server/accounts/one-time-codes.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';
import { record } from './record.ts';

const ANA = 'ana@casahilvan.example';
const ROSA = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };

describe.each(ENGINES)('the audit log on %s', (engine) => {
  const thread = aThread({ code: 'H-1' });
  const shop = shopForEachTest(engine, { products: [thread] });

  const log = async (search = ''): Promise<WireAuditLog> =>
    (await shop.callAsAdministrator({ url: `/api/log${search}` })).json();
  /** Oldest first, as it came about. */
  const told = async () =>
    (await log()).entries.reverse().map(({ actor, kind, details }) => ({ actor, kind, details }));
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const asAna = async (method: Method, url: string, payload?: object) => {
    const answer = await shop.callAsAdministrator({ method, url: `/api${url}`, ...(payload && { payload }) });
    expect([url, answer.statusCode < 300]).toEqual([url, true]);
    return answer;
  };
  const { _id: _own, ...input } = productToWire(thread);

  test('changes of products and prices are recorded with the name at that time', async () => {
    writePhotos(shop, thread.photos);
    const made = (await asAna('POST', '/items', { ...input, data: withCode('H-2') })).json();
    await asAna('PUT', `/items/${thread.id}`, input);
    await asAna('PUT', `/showhideitem/${thread.id}`, { filter: true });
    await asAna('PUT', `/showhideitem/${thread.id}`, { filter: false });
    await asAna('DELETE', `/items/${thread.id}`);
    await asAna('POST', `/items/${thread.id}/restore`);
    await asAna('POST', '/update-prices', { rows: [{ codigo: 'H-1', precio: '9900' }] });
    await asAna('DELETE', '/demo-products');
    const mark = { id: thread.id, name: `${thread.brand} ${thread.name}` };
    expect(await told()).toEqual(
      [
        ['product-created', { ...mark, id: made._id }],
        ['product-changed', mark],
        ['product-hidden', mark],
        ['product-shown', mark],
        ['product-deleted', mark],
        ['product-restored', mark],
        ['prices-updated', { count: 1 }],
        ['demo-removed', { count: 0 }],
      ].map(([kind, details]) => ({ actor: ANA, kind, details })),
    );
  });

  const withCode = (code: string) => ({
    ...input.data,
    items: input.data.items.map((item) => ({ ...item, code })),
  });

  test('changes of orders and messages are recorded without their senders', async () => {
    const customer = { firstName: 'Noelia', lastName: 'Zbinden', email: 'noelia@correo.test' };
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], customer);
    const placed = (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
    const sent = (
      await shop.call({
        method: 'POST',
        url: '/api/sendContact',
        payload: {
          userName: 'Noelia Zbinden',
          userEmail: 'noelia@correo.test',
          userPhone: '3496407919',
          userLocation: 'Rafaela',
          userMessage: 'Hola',
        },
      })
    ).json();
    await asAna('PUT', `/orders/${placed._id}`, { status: 'Listo' });
    await asAna('DELETE', `/orders/${placed._id}`);
    await asAna('PUT', `/messages/${sent._id}`, { read: true });
    await asAna('PUT', `/messages/${sent._id}`, { read: false });
    await asAna('GET', '/orders.csv');
    await asAna('GET', '/items.xlsx');
    await asAna('GET', '/getContact.csv?q=noelia');
    const order = { id: placed._id, number: placed.orderNumber };
    expect(await told()).toEqual(
      [
        ['order-changed', { ...order, status: 'Listo' }],
        ['order-deleted', order],
        ['message-read', { id: sent._id }],
        ['message-unread', { id: sent._id }],
        ['list-downloaded', { list: 'orders', format: 'csv' }],
        ['list-downloaded', { list: 'items', format: 'xlsx' }],
        ['list-downloaded', { list: 'messages', format: 'csv' }],
      ].map(([kind, details]) => ({ actor: ANA, kind, details })),
    );
    expect(JSON.stringify(await log())).not.toMatch(/noelia|zbinden|3496401923|3496407919|rafaela/i);
  });

  test('changes of accounts and sessions are recorded with the person who made them', async () => {
    await setPassword(shop.ctx, ROSA);
    const logIn = (login: object) =>
      shop.call({ method: 'POST', url: '/api/login', payload: { ...ROSA, ...login } });
    await logIn({ password: 'otra-clave-cualquiera' });
    await logIn({ email: 'nadie@casahilvan.example' });
    const headers = { authorization: `Bearer ${(await logIn({})).json().token}` };
    const asRosa = (method: Method, url: string, payload?: object) =>
      shop.call({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    const newPassword = `${ROSA.password}!`;
    await asRosa('PUT', '/account/password', { password: ROSA.password, newPassword });
    await asRosa('DELETE', '/account/sessions');
    const { secret } = (await asRosa('POST', '/account/codes')).json();
    const step = stepAt(shop.clock.now);
    const enabled = await asRosa('PUT', '/account/codes', { code: codeAt(secret, step) });
    const [recovery] = enabled.json().recoveryCodes;
    await logIn({ password: newPassword, code: codeAt(secret, step) });
    await asRosa('POST', '/account/codes/disable', { password: newPassword, code: recovery });
    await resetCodes(shop.ctx, ROSA.email);
    const invitation = (await asRosa('POST', '/invitations', { email: 'eva@x.ar' })).json();
    await asRosa('DELETE', `/invitations/${invitation._id}`);
    const { link } = (await asRosa('POST', '/invitations', { email: 'tito@x.ar' })).json();
    const acceptance = { token: new URL(link).hash.slice(1), password: 'la-clave-de-tito-2026' };
    await shop.call({ method: 'POST', url: '/api/invitation/accept', payload: acceptance });
    const people: { _id: string; email: string }[] = (await asRosa('GET', '/administrators')).json();
    const tito = people.find(({ email }) => email === 'tito@x.ar');
    await asRosa('DELETE', `/administrators/${tito?._id}`);
    await asRosa('POST', '/logout');
    const rosa = (kind: string, details: object = {}) => ({ actor: ROSA.email, kind, details });
    expect(await told()).toEqual([
      { actor: '', kind: 'password-set', details: { email: ROSA.email } },
      rosa('login-failed', { reason: 'password' }),
      rosa('logged-in'),
      rosa('password-changed'),
      rosa('other-sessions-ended', { count: 0 }),
      rosa('codes-enabled'),
      rosa('login-failed', { reason: 'code' }),
      rosa('recovery-code-used', { left: 9 }),
      rosa('codes-disabled'),
      { actor: '', kind: 'codes-reset', details: { email: ROSA.email } },
      rosa('administrator-invited', { email: 'eva@x.ar', role: 'mostrador' }),
      rosa('invitation-withdrawn', { email: 'eva@x.ar' }),
      rosa('administrator-invited', { email: 'tito@x.ar', role: 'mostrador' }),
      { actor: 'tito@x.ar', kind: 'invitation-accepted', details: { invitedBy: ROSA.email } },
      { actor: 'tito@x.ar', kind: 'logged-in', details: {} },
      rosa('administrator-removed', { email: 'tito@x.ar' }),
      rosa('logged-out'),
    ]);
  });

  test('refused calls are not recorded, and a change that can’t be recorded is not made', async () => {
    const stale = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${thread.id}`,
      headers: { 'if-match': '"7"' },
      payload: input,
    });
    expect(stale.statusCode).toBe(412);
    expect(await told()).toEqual([]);
    await sql`alter table audit_log rename to audit_log_away`.execute(shop.ctx.db);
    const hidden = await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/showhideitem/${thread.id}`,
      payload: { filter: true },
    });
    expect(hidden.statusCode).toBe(500);
    const { is_hidden } = await shop.ctx.db
      .selectFrom('products')
      .select('is_hidden')
      .executeTakeFirstOrThrow();
    expect(is_hidden).toBe(0);
  });

  test('the database itself refuses to change or delete an entry', async () => {
    await record(shop.ctx, 'logged-in', {});
    const { db } = shop.ctx;
    const attempts = [
      sql`update audit_log set actor = 'nadie'`,
      sql`delete from audit_log`,
      engine === 'sqlite'
        ? sql`insert or replace into audit_log select id, 0, 'nadie', area, kind, details from audit_log`
        : sql`truncate audit_log`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(/append-only/);
    expect(await told()).toEqual([{ actor: '', kind: 'logged-in', details: {} }]);
  });

  test('pages follow one another without gaps under any filter, and end', async () => {
    const actors = [ANA, ROSA.email, ''];
    for (let index = 0; index < 130; index += 1) {
      const email = actors[index % 3] ?? '';
      const actor = email === '' ? null : ({ accountId: 'x', email, role: 'dueno' } as const);
      const kind = index % 2 === 0 ? 'logged-in' : 'codes-enabled';
      await record({ ...shop.ctx, actor }, kind, {});
    }
    const walk = async (filter: string) => {
      const found: WireAuditEntry[] = [];
      let page = await log(`?${filter}`);
      found.push(...page.entries);
      while (page.next !== null) {
        expect(page.entries).toHaveLength(50);
        page = await log(`?before=${page.next}&${filter}`);
        found.push(...page.entries);
      }
      return found;
    };
    const all = await walk('');
    const ids = all.map(({ _id }) => _id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(130);
    expect(await walk(`actor=${encodeURIComponent(ANA)}`)).toEqual(all.filter(({ actor }) => actor === ANA));
    expect(await walk('actor=')).toEqual(all.filter(({ actor }) => actor === ''));
    expect(await walk('area=accounts')).toEqual(all.filter(({ kind }) => kind === 'codes-enabled'));
    expect(await walk('area=access&actor=')).toEqual(
      all.filter(({ actor, kind }) => actor === '' && kind === 'logged-in'),
    );
    expect((await log()).actors).toEqual(['', ANA, ROSA.email]);
    expect(await log('?area=prices')).toMatchObject({ entries: [], next: null });
  });
});
