import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '#server/operations/metrics.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { UNKNOWN_LINKS_PER_MINUTE } from '#server/request-limits.ts';
import { openVisitedShop, SHOPPER, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const WORDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe.each(ENGINES)('a customer’s link on %s', (engine) => {
  let shop: VisitedShop;
  let path: string;
  let quotePath: string;
  let token: string;
  const metrics = createMetrics();

  beforeAll(async () => {
    shop = await openVisitedShop(engine, {
      pages: await builtPages(),
      metrics,
      hasRateLimits: true,
      trustProxy: 1,
      publicUrl: 'https://tienda.example',
    });
    path = new URL(shop.receipt.link).pathname;
    token = path.split('/').at(-1) ?? '';
    const sent = await quoteDesk(shop).send(shop.receipt._id, { lines: [aQuoteLine(shop.subjects.product)] });
    quotePath = new URL(sent.json<{ link: string }>().link).pathname;
  });
  afterAll(() => shop.close());

  const open = (url: string, { from = '203.0.113.1', method = 'GET' as 'GET' | 'HEAD' } = {}) =>
    shop.call({ url, method, headers: { 'x-forwarded-for': from } });

  test('its neighbours open nothing and show nothing of it [QUOTE-006]', async () => {
    const last = WORDS.indexOf(token.at(-1) ?? '');
    const neighbours = [
      ...[1, 2, 63].map((step) => token.slice(0, -1) + WORDS[(last + step) % WORDS.length]),
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      token.split('').reverse().join(''),
      shop.receipt._id,
      String(shop.receipt.orderNumber),
      '%25',
      "'%20or%20'1'='1",
    ];
    for (const [index, guess] of neighbours.entries()) {
      for (const page of ['/pedido', '/presupuesto']) {
        const { statusCode, body } = await open(`${page}/${guess}`, { from: `203.0.113.${100 + index}` });
        expect([page, guess, statusCode]).toEqual([page, guess, 404]);
        expect(body).not.toContain(SHOPPER.firstName);
      }
    }
    for (const crossed of [path.replace('pedido', 'presupuesto'), quotePath.replace('presupuesto', 'pedido')])
      expect((await open(crossed)).statusCode).toBe(404);
  });

  test('it is in no cache, no index and no referrer, as a page and as its data [QUOTE-006]', async () => {
    for (const url of [path, `${path}.data`, `${path}?utm_source=chat`, quotePath, `${quotePath}.data`]) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
      expect([url, headers['referrer-policy']]).toEqual([url, 'no-referrer']);
      expect([url, headers['x-robots-tag']]).toEqual([url, expect.stringContaining('noindex')]);
      expect([url, headers.etag]).toEqual([url, undefined]);
    }
    for (const url of [path, quotePath]) {
      const { body } = await open(url);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toContain('rel="canonical"');
      expect(body).not.toContain('og:url');
    }
  });

  test('it is not in the sitemap, robots.txt, the feed or any other page [QUOTE-006]', async () => {
    for (const url of [
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/google-merchant.xml',
      '/',
      '/cart',
      '/misPedidos',
    ]) {
      const { body } = await open(url);
      expect([url, /\/(pedido|presupuesto)\//.exec(body)]).toEqual([url, null]);
    }
  });

  test('two visitors of two links never get each other’s page [QUOTE-006]', async () => {
    const other = (await shop.call({ url: path })).body;
    expect(other).toContain(SHOPPER.firstName);
    const [again] = await Promise.all([open(path), open('/'), open('/pedido/otra')]);
    expect(again.body).toContain(SHOPPER.firstName);
    for (const secret of [SHOPPER.lastName, SHOPPER.phone, SHOPPER.email])
      expect(again.body).not.toContain(secret);
  });

  test('a guesser is refused after a few guesses, in any spelling of the path, and for true links too; others are not [QUOTE-006]', async () => {
    const from = '198.51.100.7';
    const spellings = ['/pedido/', '/PEDIDO/', '/presupuesto/', '/%70edido/'];
    const statuses: number[] = [];
    for (let guess = 0; guess < 500; guess += 1) {
      const { statusCode } = await open(`${spellings[guess % 4]}guess-${guess}`, { from });
      statuses.push(statusCode);
    }
    const answered = statuses.filter((status) => status === 404).length;
    expect(answered).toBeLessThanOrEqual(2 * UNKNOWN_LINKS_PER_MINUTE);
    for (const url of [path, quotePath]) {
      const refused = await open(url, { from });
      expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 429, '60']);
      expect(refused.body).not.toContain(SHOPPER.firstName);
    }
    expect((await open('/', { from })).statusCode).toBe(200);
    expect((await open(path)).statusCode).toBe(200);
  });

  test('whoever has a link may open it as often as they like [QUOTE-006]', async () => {
    for (let turn = 0; turn < 2 * UNKNOWN_LINKS_PER_MINUTE; turn += 1) {
      expect((await open(path, { from: '192.0.2.9' })).statusCode).toBe(200);
    }
  });

  test('no metric names it [QUOTE-006]', async () => {
    await open(path);
    const text = await metrics.text();
    expect(text).toContain('hilvan_http_requests_total');
    expect(text).not.toContain(token);
  });
});
