import { beforeEach, describe, expect, test } from 'vitest';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { setPassword } from './set-password.ts';

const EMAIL = 'rosa@casahilvan.example';
const PASSWORD = 'enhebrar-la-aguja-1923';
const NEW_PASSWORD = 'una-clave-nueva-2026';

describe.each(ENGINES)('the own account on %s', (engine) => {
  const shop = shopForEachTest(engine);

  beforeEach(async () => {
    await setPassword(shop.ctx, { email: EMAIL, password: PASSWORD });
  });

  /** Opens a session and returns what calls the API with it. */
  async function aSession(userAgent = 'Telar/1.0') {
    const payload = { email: EMAIL, password: PASSWORD };
    const headers = { 'user-agent': userAgent };
    const { token } = (await shop.call({ method: 'POST', url: '/api/login', payload, headers })).json();
    return (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
      shop.call({
        method,
        url: `/api/account${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
  }

  const idOf = async (session: Awaited<ReturnType<typeof aSession>>) => {
    const sessions: { _id: string; current: boolean }[] = (await session('GET', '/sessions')).json();
    return sessions.find(({ current }) => current)?._id ?? '';
  };

  test('each listed session has its start, last use and browser, and the present one is marked', async () => {
    const started = shop.clock.now;
    const laptop = await aSession('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
    shop.clock.now += 5 * 60_000;
    const phone = await aSession('x'.repeat(5000));
    shop.clock.now += 59_000;
    await laptop('GET', '');
    const [first, second] = (await laptop('GET', '/sessions')).json();
    expect(first).toEqual({
      _id: expect.any(String),
      since: new Date(started).toISOString(),
      lastSeen: new Date(shop.clock.now).toISOString(),
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      current: true,
    });
    expect(second).toMatchObject({ userAgent: 'x'.repeat(400), current: false });
    // Within a minute nothing is written.
    expect(second.lastSeen).toBe(new Date(started + 5 * 60_000).toISOString());
    await phone('GET', '');
    expect((await laptop('GET', '/sessions')).json()[1].lastSeen).toBe(second.lastSeen);
    expect(JSON.stringify([first, second])).not.toContain(shop.token);
  });

  test('an expired session is not in the list', async () => {
    await aSession();
    shop.clock.now += 86_400_000;
    const later = await aSession();
    expect((await later('GET', '/sessions')).json()).toHaveLength(1);
  });

  test('people can end one session, and only an own one', async () => {
    const one = await aSession();
    const other = await aSession();
    const foreign = await shop.callAsAdministrator({ url: '/api/account/sessions' });
    expect((await one('DELETE', `/sessions/${foreign.json()[0]._id}`)).json()).toMatchObject({
      code: 'session-not-found',
    });
    expect((await one('DELETE', `/sessions/${await idOf(other)}`)).statusCode).toBe(204);
    expect((await other('GET', '')).statusCode).toBe(401);
    expect((await one('GET', '')).statusCode).toBe(200);
    expect((await shop.callAsAdministrator({ url: '/api/account' })).statusCode).toBe(200);
  });

  test('people can end all their other sessions at once, and nobody else’s', async () => {
    const [one, ...others] = [await aSession(), await aSession(), await aSession()];
    expect((await one('DELETE', '/sessions')).json()).toEqual({ ended: 2 });
    for (const other of others) expect((await other('GET', '')).statusCode).toBe(401);
    expect((await one('GET', '')).statusCode).toBe(200);
    expect((await shop.callAsAdministrator({ url: '/api/account' })).statusCode).toBe(200);
  });

  test('a new password needs the present one, ends the other sessions and keeps this one', async () => {
    const one = await aSession();
    const other = await aSession();
    const change = (password: string, newPassword: string) =>
      one('PUT', '/password', { password, newPassword });
    expect((await change('otra-clave-cualquiera', NEW_PASSWORD)).json()).toMatchObject({
      status: 403,
      code: 'wrong-password',
    });
    const short = await change(PASSWORD, 'once-letras');
    expect(short.json().errors).toEqual([
      { field: 'newPassword', message: 'Contraseña nueva: tiene que tener al menos 12 caracteres' },
    ]);
    expect((await other('GET', '')).statusCode).toBe(200);
    expect((await change(PASSWORD, NEW_PASSWORD)).statusCode).toBe(204);
    expect((await other('GET', '')).statusCode).toBe(401);
    expect((await one('GET', '')).statusCode).toBe(200);
    const logIn = (password: string) =>
      shop.call({ method: 'POST', url: '/api/login', payload: { email: EMAIL, password } });
    expect((await logIn(PASSWORD)).statusCode).toBe(401);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('password guesses within an open session are limited', async () => {
    const one = await aSession();
    const guess = () => one('PUT', '/password', { password: 'adivino', newPassword: NEW_PASSWORD });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
    const right = await one('PUT', '/password', { password: PASSWORD, newPassword: NEW_PASSWORD });
    expect(right.statusCode).toBe(429);
  });
});
