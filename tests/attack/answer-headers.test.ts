import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openVisitedShop, SHOPPER, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { urlOf } from '#tests/support/api-operations.ts';
import { type RawAnswer, rawAnswer } from '#tests/support/raw-answer.ts';
import { openTestShop } from '#tests/support/test-shop.ts';

const SHARED = [
  '/',
  '/?seed=3',
  '/?q=hilo&seed=3',
  '/cart',
  '/FAQ',
  '/aboutUs',
  '/contact',
  '/howToBuy',
  '/calculadora',
];
const OWN = [
  '/login',
  '/nada',
  '/hilvanDash',
  '/hilvanDash/pedidos',
  '/hilvanDash/nuevo',
  '/hilvanDash/pedidos/nuevo',
  '/hilvanDash/pedidos/imprimir?ids=a',
  '/hilvanDash/pedidos/preparar?ids=a',
  '/moreInfo/no-existe',
  '/CART',
];

describe('the headers of answers', () => {
  const thread = aThread({ name: 'Hilo a la vista' });
  const hidden = aThread({ name: 'Hilo que todavía no se vende', isHidden: true });
  let shop: VisitedShop;
  let url: string;

  beforeAll(async () => {
    shop = await openVisitedShop('sqlite', {
      product: thread,
      products: [hidden],
      pages: await builtPages(),
    });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawAnswer(url + path, { method, headers });
  const session = () => ({ cookie: `${SESSION_COOKIE}=${shop.token}` });
  const product = () => `/moreInfo/${thread.id}`;

  /** No other site may show the answer in a frame, and no browser may guess another content type. */
  function expectGuarded(what: string, { headers }: Pick<RawAnswer, 'headers'>): void {
    expect([what, headers['content-security-policy']]).toEqual([
      what,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([what, headers['x-frame-options']]).toEqual([what, 'DENY']);
    expect([what, headers['x-content-type-options']]).toEqual([what, 'nosniff']);
    expect([what, headers['x-powered-by'] ?? headers.server]).toEqual([what, undefined]);
  }

  /** Scripts run only if they are files of ours or named by their hash. */
  function expectStrictPolicy(what: string, { headers }: Pick<RawAnswer, 'headers'>): void {
    const directives = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );
    const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ['*'];
    const loose = scripts.filter((source) => !/^'(?:self|none|sha256-[\w+/]{43}=)'$/.test(source));
    expect([what, loose]).toEqual([what, []]);
    expect([what, directives.get('object-src'), directives.get('base-uri')]).toEqual([
      what,
      ["'none'"],
      ["'self'"],
    ]);
    expect([what, directives.get('form-action')]).toEqual([what, ["'self'"]]);
    expect([what, headers['cross-origin-opener-policy']]).toEqual([what, 'same-origin']);
    expect([what, headers['referrer-policy']]).toEqual([what, 'strict-origin-when-cross-origin']);
  }

  test('no page can be framed: fresh, cached, unchanged or missing, for visitors and administrators', async () => {
    for (const path of [...SHARED, ...OWN, product()]) {
      const { headers } = await get(path);
      const etag = String(headers.etag ?? 'W/"x"');
      for (const [what, asked, method] of [
        ['made', {}, 'GET'],
        ['kept', {}, 'GET'],
        ['unchanged', { 'if-none-match': etag }, 'GET'],
        ['its head', {}, 'HEAD'],
        ['for an administrator', session(), 'GET'],
      ] as const) {
        const answer = await get(path, asked, method);
        expectGuarded(`${path} ${what}`, answer);
        if (String(answer.headers['content-type']).startsWith('text/html'))
          expectStrictPolicy(`${path} ${what}`, answer);
      }
    }
  });

  test('nothing else can be framed: problems, files, odd addresses, failed pages', async () => {
    const paths = [
      '/api/orders',
      '/api/nada',
      '/robots.txt',
      '/sitemap.xml',
      '/feeds/google-merchant.xml',
      '/feeds/meta.csv',
      '/favicon.svg',
    ];
    const odd = [
      '/%',
      '/%E0%A4%A',
      '/..%2f',
      '/assets/nada.js',
      '/images/nada.webp',
      `/${'a'.repeat(500)}`,
      '//evil.example',
      '/.data',
    ];
    for (const path of [...paths, ...odd, `/images/${'b'.repeat(300)}`]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
        expectGuarded(`${method} ${path}`, await get(path, {}, method));
      }
    }
    vi.spyOn(shop.ctx.catalogue, 'storefront').mockImplementation(() => {
      throw new Error('the disk is gone');
    });
    const failed = await get('/?q=fallo');
    expect(failed.status).toBe(500);
    expectGuarded('a page that failed', failed);
    expectStrictPolicy('a page that failed', failed);
  });

  test('the maintenance screen can’t be framed', async () => {
    const closed = await openTestShop('sqlite', { pages: await builtPages(), isInMaintenance: true });
    const { statusCode, headers } = await closed.call({ url: '/' });
    expect(statusCode).toBe(503);
    expectGuarded('maintenance', { headers: headers as RawAnswer['headers'] });
    await closed.close();
  });

  test('a shop on HTTPS asks browsers for HTTPS on its own host, and says nothing of the hosts below it', async () => {
    const publicUrl = 'https://tienda.example';
    const secure = await openTestShop('sqlite', { pages: await builtPages(), publicUrl });
    for (const path of ['/', '/', '/api/health', '/nada']) {
      const { headers } = await secure.call({ url: path });
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    }
    await secure.close();
    expect((await get('/')).headers['strict-transport-security']).toBe(undefined);
  });

  test('no proxy caches answers of the API, good or bad [API-G02]', async () => {
    for (const { name, method, path } of shop.operations) {
      for (const headers of path === '/api/logout' ? [{}] : [{}, session()]) {
        const kept = await get(urlOf({ path }, { id: shop.subjects.orderId }), headers, method);
        const caching = kept.headers['cache-control'];
        // The visitors' catalogue is revalidated each time; an administrator's is private.
        const expected =
          name === 'GET /api/catalogue' ? expect.stringMatching(/no-cache|no-store/) : 'no-store';
        expect([name, kept.status, caching]).toEqual([name, kept.status, expected]);
      }
    }
  });

  test('an administrator’s page is never cached for visitors [FILTER-014]', async () => {
    const paths = [...SHARED, `/moreInfo/${hidden.id}`, product(), '/login', '/hilvanDash'];
    for (const path of paths.flatMap((page) => [
      page,
      page.replace(/^(\/[^?]*)/, (_all, at) => `${at === '/' ? '/_' : at}.data`),
    ])) {
      const owns = [
        await get(path, session()),
        await get(path, { authorization: `Bearer ${shop.token}` }),
        await get(path, { cookie: `otra=1;${SESSION_COOKIE}=${shop.token}; size=4` }),
      ];
      for (const { headers, status } of owns) {
        expect([path, status, headers['cache-control'], headers.etag]).toEqual([
          path,
          status,
          'no-store',
          undefined,
        ]);
      }
      for (const answer of [await get(path), await get(path)]) {
        expect([path, answer.text.includes('ana@casahilvan.example')]).toEqual([path, false]);
        expect([path, answer.text.includes(hidden.name)]).toEqual([path, false]);
        expect([path, answer.text.includes('"isAdministrator",true')]).toEqual([path, false]);
        expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
        expect([path, answer.headers['cache-control']]).toEqual([
          path,
          expect.stringMatching(/^(?:private, )?no-cache$|^no-store$/),
        ]);
      }
    }
  });

  test.each([
    '/hilvanDash.css',
    '/hilvanDash/pedidos.js',
    '/hilvanDash/pedidos/x.css',
    '/hilvanDash/pedidos;x.css',
    '/hilvanDash/pedidos%2Fx.css',
    '/hilvanDash/pedidos%00.css',
    '/hilvanDash/pedidos?x.css',
    '/hilvanDash//pedidos/..%2fx.png',
    '/assets/..%2fhilvanDash/pedidos',
    '/images/..%2f..%2fhilvanDash/pedidos',
    '/api/orders/x.css',
    '/api/orders;x.css',
    '/api/orders%2Fx.css',
    '/api/session/x.js',
    '/api/session?x.js',
  ])('a cache that trusts file extensions stores nothing private of %s', async (path) => {
    const { headers, text } = await get(path, session());
    expect(String(headers['cache-control'] ?? 'no-store')).toBe('no-store');
    if (!path.startsWith('/api/session?')) expect(text).not.toContain('ana@casahilvan.example');
    expect(text).not.toContain(SHOPPER.email);
  });
});
