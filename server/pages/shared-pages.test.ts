import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { type RawAnswer, rawAnswer } from '#tests/support/raw-answer.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

const HOME = '/?seed=3';

describe.each(ANY_ENGINE)('pages that visitors share on %s', (engine) => {
  const thread = aThread({ code: 'H-1', name: 'Hilo de siempre' });
  const zip = aThread({
    section: 'Merceria',
    subsection: 'Cierres',
    type: 'Común',
    name: 'Cierre de siempre',
  });
  const page = `/moreInfo/${thread.id}`;
  let shop: TestShop;
  let url: string;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, zip], pages: await builtPages() });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawAnswer(url + path, { method, headers: { 'accept-encoding': 'br', ...headers } });
  const session = () => ({ cookie: `${SESSION_COOKIE}=${shop.token}` });
  const save = (product: Product) => {
    const { _id, ...payload } = productToWire(product);
    return shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
  };

  /** The headers of an answer, without the time at which it was sent. */
  // A page from memory leaves no line in the log, and needs no name for its request.
  const headersOf = ({ headers: { date, 'x-request-id': _id, ...headers } }: RawAnswer) => headers;

  /** How often an answer asks the catalogue for a product. */
  async function readsDuring(path: string, headers: Record<string, string> = {}): Promise<number> {
    const product = vi.spyOn(shop.ctx.catalogue, 'product');
    await get(path, headers);
    const reads = product.mock.calls.length;
    product.mockRestore();
    return reads;
  }

  test.each([page, HOME, '/cart', '/FAQ.data', `${page}.data?_routes=product%2Fproduct-route`])(
    '%s is rendered once and repeated byte for byte with all its headers',
    async (path) => {
      const same = { 'sec-fetch-dest': 'empty', cookie: 'seed=4' };
      const first = await get(path, same);
      const render = vi.spyOn(shop.ctx.catalogue, 'storefront');
      const again = await get(path, same);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(headersOf(again)).toEqual(headersOf(first));
      expect(again.bytes.equals(first.bytes)).toBe(true);
      expect(render).not.toHaveBeenCalled();
      expect(first.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(first.bytes.length),
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  test('HEAD answers like GET, for cached and uncached pages', async () => {
    const before = await get(page, {}, 'HEAD');
    const whole = await get(page);
    const after = await get(page, {}, 'HEAD');
    expect([before.bytes.length, after.bytes.length]).toEqual([0, 0]);
    expect(headersOf(before)).toEqual(headersOf(whole));
    expect(headersOf(after)).toEqual(headersOf(whole));
  });

  test('each client gets an encoding that it accepts', async () => {
    const { text } = await get(page, { 'accept-encoding': '' });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
      ['*', 'br'],
      ['identity', undefined],
    ] as const) {
      for (const answer of [
        await get(page, { 'accept-encoding': accepted }),
        await get(page, { 'accept-encoding': accepted }),
      ]) {
        expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, encoding]);
        expect(answer.text).toBe(text);
        expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      }
    }
  });

  test('pages and lists that are sent once come in Zstandard', async () => {
    for (const path of [page, '/api/items']) {
      const plain = await get(path, { ...session(), 'accept-encoding': '' });
      const packed = await get(path, { ...session(), 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(packed.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
      expect(packed.text).toBe(plain.text);
    }
  });

  test('a client with a current copy gets 304', async () => {
    const { headers } = await get(page);
    const etag = String(headers.etag);
    for (const known of [etag, etag.replace('W/', ''), `"otra", ${etag}`, '*']) {
      const kept = await get(page, { 'if-none-match': known });
      expect([kept.status, kept.bytes.length]).toEqual([304, 0]);
      const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headersOf(await get(page));
      const { 'content-length': _length, ...described } = rest;
      expect(headersOf(kept)).toEqual(described);
    }
    // In another encoding it is made anew, and is still the same page.
    const other = await get(page, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect(other.status).toBe(304);
    await save({ ...zip, price: pesos(1) });
    expect((await get(page, { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/cart', { 'if-none-match': String((await get('/cart')).headers.etag) })).status).toBe(
      304,
    );
    await save(zip);
    expect((await get(page, { 'if-none-match': etag })).status).toBe(304);
  });

  test('the policy names exactly the scripts of its page', async () => {
    for (const path of [page, page, HOME, HOME]) {
      const { text, headers } = await get(path);
      const [policy = ''] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
      const scripts = [
        ...text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ];
      const hashes = scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
      expect(new Set([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash))).toEqual(
        new Set(hashes),
      );
    }
  });

  test('administrators and visitors never share pages [FILTER-014]', async () => {
    const hidden = { ...thread, isHidden: true };
    await save(hidden);
    for (const visitor of [false, true, false]) {
      const answer = await get(page, visitor ? {} : session());
      expect(answer.status).toBe(visitor ? 404 : 200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
    const visitors = await get(HOME);
    const { headers, text } = await get(HOME, {
      ...session(),
      'if-none-match': String(visitors.headers.etag),
    });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    expect(text).not.toBe(visitors.text);
    const bearer = await get(HOME, { authorization: `Bearer ${shop.token}` });
    expect(bearer.headers['cache-control']).toBe('no-store');
    expect((await get(HOME)).text).toBe(visitors.text);
    // A session that is over makes nobody an administrator.
    expect((await get(HOME, { cookie: `${SESSION_COOKIE}=vieja` })).text).toBe(visitors.text);
  });

  test('each cookie value has its own page, and the address overrides cookies [GRID-024 HOME-004]', async () => {
    const sizes = ['size=4', 'size=16', 'size=4; seed=9', 'otra=1; size=4', 'size=5', ''];
    const tags = [];
    for (const cookie of sizes) tags.push((await get(HOME, { cookie })).headers.etag);
    const [four, sixteen, fourAgain, amongOthers, odd, none] = tags;
    expect([fourAgain, amongOthers]).toEqual([four, four]);
    expect(odd).toBe(none);
    expect(new Set([four, sixteen, none]).size).toBe(3);
    const named = await get('/?seed=3&size=4', { cookie: 'size=16' });
    expect((await get('/?size=4&seed=3&utm_source=x')).headers.etag).toBe(named.headers.etag);
    const fromInside = { 'sec-fetch-dest': 'empty', cookie: 'seed=9' };
    expect((await get('/_.data', fromInside)).text).toBe((await get('/_.data?seed=9')).text);
  });

  test('each visit draws an order, even with all orders cached [HOME-004]', async () => {
    const random = vi.spyOn(Math, 'random');
    const texts = [];
    for (const drawn of [0.1, 0.1, 0.9, 0.9, 0.1]) {
      random.mockReturnValue(drawn);
      texts.push((await get('/')).text);
    }
    const [first, again, other, otherAgain, last] = texts;
    expect([again, last]).toEqual([first, first]);
    expect(otherAgain).toBe(other);
    expect(first).toContain('seed=3');
    expect(other).toContain('seed=28');
    expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
    expect((await get(page)).headers['cache-control']).toBe('no-cache');
  });

  test('the pages of two hosts are not mixed up', async () => {
    const other = { host: 'otra.example' };
    for (const headers of [other, {}, other, {}] as Record<string, string>[]) {
      const { text } = await get(page, headers);
      expect(text).toContain(
        `rel="canonical" href="${headers.host === undefined ? url : 'http://otra.example'}/`,
      );
    }
  });

  test('many requests for one page share one rendering', async () => {
    const product = vi.spyOn(shop.ctx.catalogue, 'product');
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(page)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(product).toHaveBeenCalledTimes(1);
  });

  test('failed and unknown pages are not cached [HOME-005]', async () => {
    const visible = vi.spyOn(shop.ctx.catalogue, 'storefront').mockImplementation(() => {
      throw new Error('the disk is gone');
    });
    for (const path of [HOME, page]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cache-control'], headers.etag]).toEqual([
        path,
        500,
        'no-store',
        undefined,
      ]);
    }
    visible.mockRestore();
    for (const path of [HOME, page]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(await readsDuring('/moreInfo/nada')).toBe(1);
    expect(await readsDuring('/moreInfo/nada')).toBe(1);
    expect([await readsDuring(page), await readsDuring(page, { 'accept-encoding': 'gzip' })]).toEqual([0, 1]);
  });

  test('a closing server still answers an open connection, and then closes it', async () => {
    await get(page);
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answers = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answers += text;
    });
    const end = once(socket, 'end');
    socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n');
    await expect.poll(() => answers).toContain('100 Continue');
    const closed = shop.app.close();
    await expect.poll(() => shop.app.server.listening).toBe(false);
    socket.write(`{}GET ${page} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await Promise.all([end, closed]);
    expect(answers).toMatch(/HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i);
  });
});
