import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '#server/http/metrics.ts';
import { CALLS_PER_MINUTE } from '#server/kernel/request-limits.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { openVisitedShop, SHOPPER, type VisitedShop } from '#tests/support/a-visited-shop.ts';
import { aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const WORDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Ten times what the strictest limit lets pass. PostgreSQL counts in the database, which takes five times as long. */
const GUESSES = { sqlite: timesInStorm(1600, 10_000), postgres: timesInStorm(1600, 2000) } as const;
const AT_ONCE = 50;
const MINUTE_MS = 60_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const SPELLINGS = ['/pedido/', '/PEDIDO/', '/presupuesto/', '/%70edido/'];

const posted = (url: string, payload: object | string) => ({ method: 'POST' as const, url, payload });
const read = (guess: string) => ({ url: `/api/quotes/${guess}` });
const accept = (guess: string) => posted(`/api/quotes/${guess}/accept`, { version: 1 });
const ask = (guess: string) => posted(`/api/quotes/${guess}/question`, { message: 'Hola' });

/** All ways to try a token, in turn. A page takes the longest. */
const WAYS = [
  { name: 'page', call: (guess: string, turn: number) => ({ url: `${SPELLINGS[(turn >> 3) % 4]}${guess}` }) },
  { name: 'read', call: read },
  { name: 'accept', call: accept },
  { name: 'ask', call: ask },
  { name: 'form to accept', call: (guess: string) => posted(`/presupuesto/${guess}/aceptar`, 'version=1') },
  { name: 'form to ask', call: (guess: string) => posted(`/presupuesto/${guess}/cambio`, 'message=Hola') },
  { name: 'read', call: read },
  { name: 'accept', call: accept },
] as const;

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

  /** Differs from the true token of the order in its last three letters. */
  function neighbourOf(turn: number): string {
    const letters = [turn + 1, (turn + 1) >> 6, (turn + 1) >> 12].map((part, index) => {
      const at = WORDS.indexOf(token.at(-1 - index) ?? '');
      return WORDS[(at + part) % WORDS.length];
    });
    return token.slice(0, -3) + letters.toReversed().join('');
  }

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
      '/feeds/meta.csv',
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

  test(`of ${GUESSES[engine]} guesses in a minute, over pages, forms and API alike, nearly all are refused, and none opens anything [QUOTE-004 QUOTE-006 QUOTE-012]`, async () => {
    const from = '198.51.100.7';
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered: Record<string, number> = {};
    const tryOne = async (turn: number) => {
      const way = WAYS[turn % WAYS.length] ?? WAYS[0];
      const { statusCode, body } = await shop.call({
        ...way.call(neighbourOf(turn), turn),
        headers: { 'x-forwarded-for': from, ...(way.name.startsWith('form') ? FORM : {}) },
      });
      if (statusCode === 404) answered[way.name] = (answered[way.name] ?? 0) + 1;
      return [statusCode === 404 || statusCode === 429, body.includes(SHOPPER.firstName)];
    };
    for (let first = 0; first < GUESSES[engine]; first += AT_ONCE) {
      const tries = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => tryOne(first + index)));
      expect(tries).toEqual(Array(AT_ONCE).fill([true, false]));
    }
    // Of what arrives at once, some may be refused early, and some pages too late.
    const upTo = (limit: number) => expect.toSatisfy((count: number) => count > 0 && count <= limit);
    expect(answered).toEqual({
      page: upTo(CALLS_PER_MINUTE.unknownLinks + AT_ONCE),
      read: upTo(CALLS_PER_MINUTE.quoteReads),
      accept: upTo(CALLS_PER_MINUTE.quoteAnswers),
      ask: upTo(CALLS_PER_MINUTE.quoteAnswers),
      'form to accept': upTo(CALLS_PER_MINUTE.quoteAnswers),
      'form to ask': upTo(CALLS_PER_MINUTE.quoteAnswers),
    });
    await expectRefused(from);
    expect((await open('/', { from })).statusCode).toBe(200);
    expect((await open(path)).statusCode).toBe(200);
    expect(await quoteDesk(shop).orderOf(shop.receipt._id)).toMatchObject({ quoteState: 'sent' });

    vi.setSystemTime(Date.now() + MINUTE_MS);
    shop.clock.now += MINUTE_MS;
    expect((await open(path, { from })).statusCode).toBe(200);
  });

  /** True links too, by real HTTP. */
  async function expectRefused(from: string): Promise<void> {
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const read = `/api/quotes/${quotePath.split('/').at(-1)}`;
    for (const url of [path, quotePath, path, quotePath, read]) {
      const refused = await fetch(`${origin}${url}`, { headers: { 'x-forwarded-for': from } });
      expect([url, refused.status, refused.headers.has('retry-after')]).toEqual([url, 429, true]);
      expect(await refused.text()).not.toContain(SHOPPER.firstName);
    }
  }

  test('whoever has a link may open it as often as they like [QUOTE-006]', async () => {
    for (let turn = 0; turn < 2 * CALLS_PER_MINUTE.unknownLinks; turn += 1) {
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
