import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { createSessionToken } from '#server/kernel/session-token.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openVisitedShop, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { urlOf } from '#tests/support/api-operations.ts';
import { databaseRows } from '#tests/support/database-rows.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

const OWNER = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };
const THIEF = { email: 'ladron@casahilvan.example', password: 'la-clave-del-ladron-26' };
const PAGES = ['/hilvanDash', '/hilvanDash/pedidos', '/hilvanDash/productos', '/hilvanDash/contacto'];

describe.each(ANY_ENGINE)('sessions on %s', (engine) => {
  const hidden = aThread({ name: 'Hilo que todavía no se vende', isHidden: true });
  let shop: VisitedShop;

  beforeAll(async () => {
    shop = await openVisitedShop(engine, { products: [hidden], pages: await builtPages() });
    for (const account of [OWNER, THIEF]) await setPassword(shop.ctx, account);
  });
  afterAll(() => shop.close());

  async function logIn(account: typeof OWNER, cookies: Record<string, string> = {}): Promise<string> {
    const answer = await shop.call({ method: 'POST', url: '/api/login', payload: account, cookies });
    expect(answer.statusCode).toBe(200);
    return answer.json().token;
  }

  const whoHas = async (token: string): Promise<unknown> =>
    (await shop.call({ url: '/api/session', cookies: { [SESSION_COOKIE]: token } })).json();

  /**
   * The token opens no call, no page of the dashboard and nothing hidden from visitors, as cookie or as bearer token.
   */
  async function expectUseless(token: string): Promise<void> {
    for (const carried of [
      { cookies: { [SESSION_COOKIE]: token } },
      { headers: { authorization: `Bearer ${token}` } },
    ]) {
      for (const { name, method, path } of shop.operations.filter(({ isPublic }) => !isPublic)) {
        const answer = await shop.call({ method, url: urlOf({ path }), ...carried });
        expect([name, answer.statusCode]).toEqual([name, 401]);
      }
      expect((await shop.call({ url: '/api/events', ...carried })).statusCode).toBe(401);
      expect((await shop.call({ url: `/api/items/${hidden.id}`, ...carried })).statusCode).toBe(404);
      expect((await shop.call({ url: `/moreInfo/${hidden.id}`, ...carried })).statusCode).toBe(404);
      for (const page of [...PAGES, `/hilvanDash/pedidos/${shop.subjects.orderId}/imprimir`]) {
        const { statusCode, headers } = await shop.call({ url: page, ...carried });
        expect([page, statusCode, headers.location]).toEqual([
          page,
          302,
          expect.stringMatching(/^\/login\?/),
        ]);
      }
    }
  }

  test('a login creates a new token, whatever cookie the browser sent [LOGIN-012]', async () => {
    const planted = createSessionToken();
    const thiefs = await logIn(THIEF);
    for (const cookie of [planted, thiefs, '']) {
      const token = await logIn(OWNER, { [SESSION_COOKIE]: cookie });
      expect(token).not.toBe(cookie);
      expect(await whoHas(token)).toEqual({ email: OWNER.email, role: 'dueno' });
    }
    expect(await whoHas(planted)).toBeNull();
    expect(await whoHas(thiefs)).toEqual({ email: THIEF.email, role: 'dueno' });
  });

  test('a stolen cookie is useless after the logout [LOGIN-014]', async () => {
    const token = await logIn(OWNER);
    const other = await logIn(OWNER);
    await shop.call({ method: 'POST', url: '/api/logout', cookies: { [SESSION_COOKIE]: token } });
    await expectUseless(token);
    expect(await whoHas(other)).toEqual({ email: OWNER.email, role: 'dueno' });
  });

  test('a stolen cookie is useless after a new password [LOGIN-G04]', async () => {
    const token = await logIn(OWNER);
    const others = await logIn(THIEF);
    await setPassword(shop.ctx, OWNER);
    await expectUseless(token);
    expect(await whoHas(others)).toEqual({ email: THIEF.email, role: 'dueno' });
  });

  test('a stolen cookie is useless after a day [LOGIN-010]', async () => {
    const token = await logIn(OWNER);
    shop.clock.now += 86_400_000;
    await expectUseless(token);
    shop.clock.now -= 86_400_000;
  });

  test('a token has 256 random bits', () => {
    const tokens = Array.from({ length: 2000 }, createSessionToken);
    expect(new Set(tokens).size).toBe(tokens.length);
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
    expect(bytes.every((token) => token.length === 32)).toBe(true);
    for (let bit = 0; bit < 256; bit += 1) {
      const set = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // For 2000 coin throws this is nine standard deviations to either side.
      expect(Math.abs(set - 1000)).toBeLessThan(200);
    }
  });

  test('no changed token is accepted', async () => {
    const token = await logIn(OWNER);
    const like = [
      ...[
        token.slice(0, -1),
        token.slice(1),
        `${token}A`,
        token.toUpperCase(),
        token.toLowerCase(),
        `${token}=`,
      ],
      ...[
        token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
        `${token}%00`,
        ` ${token}x`,
        `"${token}x"`,
      ],
      ...[
        '',
        '%',
        '_'.repeat(43),
        `' OR '1'='1`,
        'null',
        'undefined',
        '0',
        '[object Object]',
        'A'.repeat(8000),
      ],
    ];
    for (const guess of like) expect([guess, await whoHas(guess)]).toEqual([guess, null]);
    expect(await whoHas(token)).toEqual({ email: OWNER.email, role: 'dueno' });
  });

  test('no value in the database opens a session', async () => {
    await logIn(OWNER);
    const { sessions = [], accounts = [] } = await databaseRows(shop.ctx.db);
    const kept = [...sessions, ...accounts]
      .flatMap((row) => Object.values(row))
      .filter((cell) => cell !== null);
    expect(kept.length).toBeGreaterThan(10);
    for (const cell of new Set(kept.map(String))) expect([cell, await whoHas(cell)]).toEqual([cell, null]);
  });

  test('the cookies are for this site’s server alone [LOGIN-012]', async () => {
    const { headers } = await shop.call({ method: 'POST', url: '/api/login', payload: OWNER });
    const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.slice(0, 6), attributes.toSorted().join()];
    });
    expect(cookies).toEqual([
      ['authTo', 'HttpOnly,Max-Age=86400,Path=/,SameSite=Lax'],
      ['device', 'HttpOnly,Max-Age=34560000,Path=/api/login,SameSite=Strict'],
    ]);
  });
});
