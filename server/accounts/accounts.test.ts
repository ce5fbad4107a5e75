import { beforeEach, describe, expect, test } from 'vitest';
import { recordingQueries } from '#tests/support/recorded-queries.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES, openTestShop } from '#tests/support/test-shop.ts';
import { ensureAdministrator } from './ensure-administrator.ts';
import { logIn as logInVerb } from './log-in.ts';
import { setPassword } from './set-password.ts';

const EMAIL = 'rosa@casahilvan.example';
const PASSWORD = 'enhebrar-la-aguja-1923';
const DAY_MS = 86_400_000;

describe.each(ENGINES)('accounts on %s', (engine) => {
  const shop = shopForEachTest(engine, { trustProxy: 1 });

  beforeEach(async () => {
    await setPassword(shop.ctx, { email: EMAIL, password: PASSWORD });
  });

  const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/login', payload: { email, password }, headers });
  const sessionWith = (headers: Record<string, string>) => shop.call({ url: '/api/session', headers });

  test('the cookie of a login restores the session for a day [LOGIN-009 LOGIN-010 LOGIN-011 LOGIN-012 API-019]', async () => {
    const answer = await logIn(EMAIL, PASSWORD);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'authToken',
      value: token,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 86_400,
    });
    expect((await sessionWith({ cookie: `authToken=${token}` })).json()).toEqual({
      email: EMAIL,
      role: 'dueno',
    });
    shop.clock.now += DAY_MS - 1000;
    expect((await sessionWith({ cookie: `authToken=${token}` })).json()).toEqual({
      email: EMAIL,
      role: 'dueno',
    });
    shop.clock.now += 1000;
    expect((await sessionWith({ cookie: `authToken=${token}` })).json()).toBeNull();
  });

  test('the session names the logged-in person, and allUsers does not exist [LOGIN-015 LOGIN-G03]', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json<{ token: string }>();
    const headers = { cookie: `authToken=${token}` };
    expect((await sessionWith({})).json()).toBeNull();
    expect((await sessionWith(headers)).json()).toEqual({ email: EMAIL, role: 'dueno' });
    for (const url of ['/api/users', '/api/allUsers', '/api/accounts']) {
      expect((await shop.call({ url, headers })).statusCode).toBe(404);
    }
  });

  test('the token also opens the API as a bearer token [PERM-G01 API-002]', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json<{ token: string }>();
    const answer = await shop.call({ url: '/api/orders', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(200);
  });

  test('the session is JSON, with or without a login [LOGIN-009]', async () => {
    const answer = await sessionWith({});
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toBe('null');
  });

  test('the database holds no token and no password that could be used', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json<{ token: string }>();
    const sessions = await shop.ctx.db.selectFrom('sessions').select('token_hash').execute();
    expect(sessions.map(({ token_hash }) => token_hash)).not.toContain(token);
    const account = await shop.ctx.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a logout ends the session on the server and drops the cookie [LOGIN-013 LOGIN-014]', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json<{ token: string }>();
    const headers = { cookie: `authToken=${token}` };
    const answer = await shop.call({ method: 'POST', url: '/api/logout', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'authToken', value: '', path: '/' });
    expect((await sessionWith(headers)).json()).toBeNull();
    expect((await shop.call({ url: '/api/orders', headers })).statusCode).toBe(401);
  });

  test('a wrong password and an unknown account are answered alike [LOGIN-004]', async () => {
    const wrong = await logIn(EMAIL, 'otra-clave-cualquiera');
    const unknown = await logIn('nadie@casahilvan.example', PASSWORD);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({
      code: 'wrong-credentials',
      title: 'Nombre de usuario o contraseña incorrectos',
    });
    expect(unknown.body).toBe(wrong.body);
    expect(unknown.statusCode).toBe(401);
  });

  test('an unknown account costs the database the same statements as a wrong password', async () => {
    const { db, queriesOf } = recordingQueries(shop.ctx.db);
    const statementsOf = async (email: string) => {
      const login = { email, password: 'otra-clave-cualquiera', code: null, address: '', userAgent: '' };
      const queries = await queriesOf(() =>
        expect(logInVerb({ ...shop.ctx, db }, login)).rejects.toMatchObject({ code: 'wrong-credentials' }),
      );
      return queries.map(({ sql }) => sql);
    };
    const wrong = await statementsOf(EMAIL);
    expect(wrong.length).toBeGreaterThan(3);
    expect(await statementsOf('nadie@casahilvan.example')).toEqual(wrong);
  });

  test('email and password are required [LOGIN-003]', async () => {
    const answer = await shop.call({ method: 'POST', url: '/api/login', payload: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
  });

  test('the email is compared without case and outer spaces', async () => {
    expect((await logIn(` ${EMAIL.toUpperCase()} `, PASSWORD)).statusCode).toBe(200);
  });

  test('after ten wrong logins from one network an account waits a quarter of an hour, even for the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(EMAIL, `clave equivocada ${attempt}`)).statusCode).toBe(401);
    }
    const blocked = await logIn(EMAIL, PASSWORD);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe('900');
    expect(blocked.json()).toMatchObject({ code: 'too-many-logins' });
    shop.clock.now += 900_000;
    expect((await logIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  });

  test('thirty guesses sent at once get at most ten tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => logIn(EMAIL, `clave equivocada ${guess}`)),
    );
    const tried = answers.filter(({ statusCode }) => statusCode === 401);
    expect(tried.length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30 - tried.length);
  });

  test('successful logins do not count', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) {
      expect((await logIn(EMAIL, PASSWORD)).statusCode).toBe(200);
    }
  });

  test('after fifty wrong logins an address waits, for any account', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      account_email: `cuenta-${index}@correo.test`,
      address: '203.0.113.7',
      failed_at: shop.clock.now,
    }));
    await shop.ctx.db.insertInto('login_failures').values(rows).execute();
    const fromThere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await logIn(EMAIL, PASSWORD, fromThere)).statusCode).toBe(429);
    // One proxy is trusted, so an address that the client puts in front of it is not believed.
    const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect((await logIn(EMAIL, PASSWORD, forged)).statusCode).toBe(429);
    expect((await logIn(EMAIL, PASSWORD, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
  });

  test('the failures of others behind one address keep nobody out before there are fifty', async () => {
    const fromShop = { 'x-forwarded-for': '203.0.113.7' };
    const rows = Array.from({ length: 49 }, (_, index) => ({
      account_email: `cuenta-${index}@correo.test`,
      address: '203.0.113.7',
      failed_at: shop.clock.now,
    }));
    await shop.ctx.db.insertInto('login_failures').values(rows).execute();
    expect((await logIn(EMAIL, PASSWORD, fromShop)).statusCode).toBe(200);
  });

  test('a new password ends every session that the old one opened [LOGIN-G04]', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json<{ token: string }>();
    await setPassword(shop.ctx, { email: EMAIL, password: 'una-clave-nueva-2026' });
    expect((await sessionWith({ cookie: `authToken=${token}` })).json()).toBeNull();
    expect((await logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await logIn(EMAIL, 'una-clave-nueva-2026')).statusCode).toBe(200);
  });

  test('the first administrator is created once: as configured, or with a random password [LOGIN-G04]', async () => {
    expect(await ensureAdministrator(shop.ctx, null)).toBeNull();
    await shop.ctx.db.deleteFrom('accounts').execute();
    const invented = await ensureAdministrator(shop.ctx, null);
    expect(invented?.password.length).toBeGreaterThanOrEqual(12);
    expect((await logIn(invented?.email ?? '', invented?.password ?? '')).statusCode).toBe(200);
    await shop.ctx.db.deleteFrom('accounts').execute();
    const configured = { email: 'duenia@casahilvan.example', password: 'clave-de-la-duenia' };
    expect(await ensureAdministrator(shop.ctx, configured)).toBeNull();
    expect((await logIn(configured.email, configured.password)).statusCode).toBe(200);
  });

  test('over HTTPS the cookie is Secure [LOGIN-012]', async () => {
    const secure = await openTestShop(engine, { publicUrl: 'https://tienda.example' });
    await setPassword(secure.ctx, { email: EMAIL, password: PASSWORD });
    const answer = await secure.call({
      method: 'POST',
      url: '/api/login',
      payload: { email: EMAIL, password: PASSWORD },
    });
    expect(answer.cookies[0]).toMatchObject({ secure: true });
    await secure.close();
  });
});
