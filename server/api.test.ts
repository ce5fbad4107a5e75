import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE, openTestShop } from '#tests/support/test-shop.ts';

const PUBLIC = new Set([
  'GET /api/items',
  'GET /api/items/{id}',
  'GET /api/catalogue',
  'GET /api/suggestions',
  'GET /api/facets',
  'POST /api/matched-list',
  'GET /api/health',
  'GET /api/session',
  'POST /api/orders',
  'POST /api/sendContact',
  'POST /api/visits',
  'POST /api/withdrawals',
  'GET /api/quotes/{token}',
  'POST /api/quotes/{token}/accept',
  'POST /api/quotes/{token}/question',
  'POST /api/quotes/{token}/pay',
  'POST /api/quotes/{token}/receipts',
  'POST /api/orders/link/{token}/receipts',
  'GET /api/payments/means',
  'GET /api/wholesale',
  'POST /api/wholesale/leave',
  'POST /api/mercadopago/notices',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/invitation',
  'POST /api/invitation/accept',
]);

const READING = new Set(['GET', 'HEAD']);

type OpenApi = { paths: Record<string, Record<string, unknown>> };

describe.each(ANY_ENGINE)('the API on %s', (engine) => {
  const thread = aThread();
  const shop = shopForAllTests(engine, { products: [thread] });
  let routes: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }[];

  beforeAll(async () => {
    const { paths } = (await shop.callAsAdministrator({ url: '/api/docs' })).json<OpenApi>();
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
    );
  });

  const urlOf = (path: string) => path.replace('{id}', 'no-existe');
  const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  test('the description names every call of the specification, all under /api [API-001]', () => {
    expect(routes.map(name)).toEqual(
      expect.arrayContaining([
        'GET /api/items',
        'POST /api/items',
        'PUT /api/items/{id}',
        'DELETE /api/items/{id}',
        'PUT /api/showhideitem/{id}',
        'GET /api/get-prices',
        'POST /api/update-prices',
        'POST /api/orders',
        'GET /api/orders',
        'GET /api/orders/{id}',
        'PUT /api/orders/{id}',
        'DELETE /api/orders/{id}',
        'POST /api/sendContact',
        'GET /api/getContact',
        'GET /api/health',
        'POST /api/login',
        'POST /api/cloudinary',
        'POST /api/logout',
        'GET /api/session',
        'GET /api/orders/pending-count',
        'POST /api/items/{id}/restore',
      ]),
    );
    expect(routes.every(({ path }) => path.startsWith('/api/'))).toBe(true);
  });

  test('without a session every route but the public ones answers 401 [PERM-001 PERM-003 PERM-004]', async () => {
    for (const route of routes) {
      const answer = await shop.call({ method: route.method, url: urlOf(route.path) });
      const isRefused = answer.statusCode === 401 && answer.json().code === 'not-authenticated';
      expect([name(route), isRefused]).toEqual([name(route), !PUBLIC.has(name(route))]);
    }
  });

  test('an administrator may call every route [PERM-002]', async () => {
    for (const route of routes.filter(({ path }) => path !== '/api/logout')) {
      const answer = await shop.callAsAdministrator({ method: route.method, url: urlOf(route.path) });
      // A notice has to be signed by Mercado Pago, whoever brings it.
      const isRefused = answer.statusCode === 401 && answer.json().code !== 'bad-signature';
      expect([name(route), !isRefused && answer.statusCode < 500]).toEqual([name(route), true]);
    }
  });

  test('a write from another site is refused, whichever header reveals it', async () => {
    const foreign = [
      { origin: 'https://otro.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const route of routes.filter(({ method }) => !READING.has(method))) {
      for (const headers of foreign) {
        const request = { method: route.method, url: urlOf(route.path), headers };
        const answer = await shop.callAsAdministrator(request);
        expect([name(route), answer.statusCode, answer.json().code]).toEqual([
          name(route),
          403,
          'foreign-origin',
        ]);
      }
    }
  });

  test('a write from our own pages, or from a program, passes', async () => {
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]);
    for (const headers of [
      { origin: 'http://localhost:80', host: 'localhost:80' },
      { 'sec-fetch-site': 'same-origin' },
      {},
    ]) {
      const answer = await shop.call({ method: 'POST', url: '/api/orders', payload, headers });
      expect(answer.statusCode).toBe(201);
    }
  });

  test('an unknown address under /api is a problem, not a page [ROUTE-017 API-G02]', async () => {
    const answer = await shop.call({ url: '/api/no-existe' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 404,
      code: 'unknown-route',
      title: 'Esa dirección no existe.',
    });
  });

  test('an unreadable body is answered with a clear problem [API-G03]', async () => {
    const post = (payload: string, type = 'application/json') =>
      shop.call({ method: 'POST', url: '/api/orders', payload, headers: { 'content-type': type } });
    expect((await post('{"a":')).json()).toMatchObject({ status: 400, code: 'malformed-body' });
    expect((await post('')).json()).toMatchObject({ status: 400, code: 'malformed-body' });
    expect((await post('{"__proto__": {"x": 1}}')).json()).toMatchObject({ status: 400 });
    expect((await post('<a/>', 'text/xml')).json()).toMatchObject({
      status: 415,
      code: 'unsupported-media-type',
    });
    expect((await post(`"${'a'.repeat(1_100_000)}"`)).json()).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  test('no answer of the API is cached, framed or sniffed', async () => {
    const { headers } = await shop.call({ url: '/api/items' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('health answers with the status and the version [API-017 API-018]', async () => {
    const answer = await shop.call({ url: '/api/health' });
    expect(answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      place: expect.stringMatching(/^[\da-f]{12}$/),
    });
  });
});

describe.each(ANY_ENGINE)('limits on %s', (engine) => {
  test('an address gets 600 orders and 30 messages a minute, and unlimited reads', async () => {
    const shop = await openTestShop(engine, { hasRateLimits: true });
    // The clock stands still, so that all calls fall within one minute.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answers = async (count: number, url: string) => {
      const codes = new Map<number, number>();
      for (let call = 0; call < count; call += 1) {
        const { statusCode } = await shop.call({ method: 'POST', url, payload: {} });
        codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
      }
      return Object.fromEntries(codes);
    };
    expect(await answers(602, '/api/orders')).toEqual({ 400: 600, 429: 2 });
    expect(await answers(31, '/api/sendContact')).toEqual({ 400: 30, 429: 1 });
    const limited = await shop.call({ method: 'POST', url: '/api/sendContact', payload: {} });
    expect(limited.headers['retry-after']).toBeDefined();
    expect(limited.json()).toMatchObject({ code: 'too-many-requests' });
    for (let call = 0; call < 700; call += 1) {
      expect((await shop.call({ url: '/api/health' })).statusCode).toBe(200);
    }
    await shop.close();
  });
});
