import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '#server/notifications/mailer.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES, openTestShop } from '#tests/support/test-shop.ts';
import { removeAdministrator } from './administrators.ts';

const EMAIL = 'tito@casahilvan.example';
const PASSWORD = 'la-clave-de-tito-2026';
const WEEK = 7 * 86_400_000;

describe.each(ENGINES)('invitations on %s', (engine) => {
  const shop = shopForEachTest(engine);

  const invite = (email = EMAIL) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/invitations', payload: { email } });
  const tokenIn = (link: string) => new URL(link).hash.slice(1);
  const look = (token: string) => shop.call({ method: 'POST', url: '/api/invitation', payload: { token } });
  const accept = (token: string, password = PASSWORD) =>
    shop.call({ method: 'POST', url: '/api/invitation/accept', payload: { token, password } });
  const list = async (path: '/invitations' | '/administrators') =>
    (await shop.callAsAdministrator({ url: `/api${path}` })).json();

  test('the link lets its reader choose a password and logs the new administrator in', async () => {
    const answer = await invite(' Tito@CasaHilvan.example ');
    expect(answer.statusCode).toBe(201);
    const { link, mailed, ...invitation } = answer.json();
    expect(mailed).toBeNull();
    expect(new URL(link).pathname).toBe('/invitacion');
    expect(invitation).toEqual({
      _id: expect.any(String),
      email: EMAIL,
      role: 'mostrador',
      invitedBy: 'ana@casahilvan.example',
      expiresAt: new Date(shop.clock.now + WEEK).toISOString(),
    });
    expect(await list('/invitations')).toEqual([invitation]);
    expect((await look(tokenIn(link))).json()).toEqual({ email: EMAIL, role: 'mostrador' });
    shop.clock.now += 1000;
    const accepted = await accept(tokenIn(link));
    expect(accepted.cookies[0]).toMatchObject({ name: 'authToken', httpOnly: true, sameSite: 'Lax' });
    const headers = { cookie: `authToken=${accepted.json().token}` };
    expect((await shop.call({ url: '/api/session', headers })).json()).toEqual({
      email: EMAIL,
      role: 'mostrador',
    });
    expect(await list('/administrators')).toMatchObject([
      { email: 'ana@casahilvan.example', current: true, codes: false },
      { email: EMAIL, current: false, codes: false },
    ]);
    const login = await shop.call({
      method: 'POST',
      url: '/api/login',
      payload: { email: EMAIL, password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
  });

  test('an invitation works once, also when two people accept it at the same moment', async () => {
    const token = tokenIn((await invite()).json().link);
    const both = await Promise.all([accept(token), accept(token, 'otra-clave-para-tito')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await look(token)).json()).toMatchObject({ code: 'invitation-not-found' });
    expect(await list('/invitations')).toEqual([]);
  });

  test('an invitation is valid for seven days', async () => {
    const token = tokenIn((await invite()).json().link);
    shop.clock.now += 86_400_000 - 1;
    expect((await look(token)).statusCode).toBe(200);
    shop.clock.now += 6 * 86_400_000 + 1;
    expect((await look(token)).statusCode).toBe(404);
    expect((await accept(token)).statusCode).toBe(404);
  });

  test('an invitation can be withdrawn, and a new one to the same address replaces it', async () => {
    const first = tokenIn((await invite()).json().link);
    const second = (await invite()).json();
    expect((await accept(first)).statusCode).toBe(404);
    const withdraw = () =>
      shop.callAsAdministrator({ method: 'DELETE', url: `/api/invitations/${second._id}` });
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).json()).toMatchObject({ code: 'invitation-not-found' });
    expect((await accept(tokenIn(second.link))).statusCode).toBe(404);
  });

  test('existing administrators and invalid addresses are not invited; a password has twelve letters', async () => {
    expect((await invite('Ana@casahilvan.example')).json()).toMatchObject({ code: 'administrator-exists' });
    for (const email of ['tito', 'tito@casa', 'a@b.co\r\nBcc: todos@b.co', '']) {
      expect((await invite(email)).statusCode).toBe(400);
    }
    const token = tokenIn((await invite()).json().link);
    expect((await accept(token, 'once-letras')).statusCode).toBe(400);
    expect((await look(token)).statusCode).toBe(200);
  });

  test('the table holds no token that accepts an invitation', async () => {
    const token = tokenIn((await invite()).json().link);
    const rows = await shop.ctx.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('the link is mailed where the shop sends mail; a refused mail is reported with the link', async () => {
    const mailServer = await startMailServer({
      refuses: (address) => (address.startsWith('nadie') ? { code: 550, text: 'no hay' } : null),
    });
    onTestFinished(() => mailServer.close());
    const settings = {
      smtpUrl: mailServer.url,
      notifyEmail: 'tienda@casahilvan.example',
      publicUrl: 'https://tienda.example',
    };
    const mailing = { mailer: createSmtpMailer(mailServer.url), settings };
    const mailingShop = await openTestShop(engine, { mailing, publicUrl: settings.publicUrl });
    onTestFinished(() => mailingShop.close());
    const inviteThere = (email: string) =>
      mailingShop.callAsAdministrator({ method: 'POST', url: '/api/invitations', payload: { email } });
    const { link, mailed } = (await inviteThere(EMAIL)).json();
    expect(mailed).toBe(true);
    const [mail] = mailServer.received;
    expect(mail?.to).toBe(EMAIL);
    const { text } = mailContent(mail?.raw ?? '');
    expect(text).toContain(link);
    expect(text).toContain('ana@casahilvan.example te invita');
    expect((await inviteThere('nadie@casahilvan.example')).json()).toMatchObject({
      mailed: false,
      link: expect.stringContaining('https://tienda.example/invitacion#'),
    });
  });

  test('removing an administrator ends their sessions and invitations; nobody removes themself', async () => {
    const { token } = (await accept(tokenIn((await invite()).json().link))).json();
    const titos = { authorization: `Bearer ${token}` };
    const another = { method: 'POST' as const, url: '/api/invitations', payload: { email: 'eva@x.ar' } };
    const tito = shop.ctx.db.selectFrom('accounts').select('id').where('email', '=', EMAIL);
    await shop.ctx.db.updateTable('accounts').set({ role: 'dueno' }).where('id', '=', tito).execute();
    const invited = (await shop.call({ ...another, headers: titos })).json();
    const administrators: { _id: string; current: boolean }[] = await list('/administrators');
    const remove = (isOwn: boolean) => {
      const id = administrators.find(({ current }) => current === isOwn)?._id;
      return shop.callAsAdministrator({ method: 'DELETE', url: `/api/administrators/${id}` });
    };
    expect((await remove(true)).json()).toMatchObject({ code: 'own-account' });
    expect((await remove(false)).statusCode).toBe(204);
    expect((await remove(false)).json()).toMatchObject({ code: 'administrator-not-found' });
    expect((await shop.call({ url: '/api/orders', headers: titos })).statusCode).toBe(401);
    expect((await accept(tokenIn(invited.link))).statusCode).toBe(404);
    expect(await list('/administrators')).toHaveLength(1);
  });

  test('two administrators who remove each other at the same moment leave one', async () => {
    await accept(tokenIn((await invite()).json().link));
    const accounts = await shop.ctx.db.selectFrom('accounts').select(['id', 'email', 'role']).execute();
    const [one, other] = accounts.map(({ id, email, role }) => ({ accountId: id, email, role }));
    const outcomes = await Promise.allSettled([
      removeAdministrator({ ...shop.ctx, actor: one ?? null }, other?.accountId ?? ''),
      removeAdministrator({ ...shop.ctx, actor: other ?? null }, one?.accountId ?? ''),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.ctx.db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });
});
