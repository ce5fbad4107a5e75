import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { pathOf } from '#server/pages/shared-routes.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { makeListLink, makePriceList } from '#tests/support/a-price-list.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { productionPages } from '#tests/support/built-pages.ts';
import { keepingCache } from '#tests/support/keeping-cache.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

/** The list's price as any of the shop's texts would have it. */
const LIST_PRICE = /43[.,]?219[.,]87|4321987|43\.220/;

describe.each(ANY_ENGINE)('the price of a list on %s', (engine) => {
  const thread = aPlainThread({ id: '655b4f2c9d1e8a4073000901', price: pesos(98_765), bulkOffer: null });
  const { loggerInstance, lines } = recordedLog();
  let shop: TestShop;
  let token: string;
  let urls: string[];

  beforeAll(async () => {
    const pages = await productionPages();
    shop = await openTestShop(engine, { products: [thread], pages, loggerInstance });
    const list = await makePriceList(shop, {
      name: 'Talleres',
      prices: [{ _id: thread.id, price: 43_219.87 }],
    });
    token = await makeListLink(shop, list);
    const { routes } = pages.build;
    const paths = Object.keys(routes)
      .map((id) => pathOf(routes, id))
      .filter((path) => !/:|\*|hilvanDash/.test(path));
    urls = [
      ...paths,
      `/moreInfo/${thread.id}`,
      `/moreInfo/${thread.id}.data`,
      '/_root.data',
      `/comparar?p=${thread.id}`,
      '/feeds/google-merchant.xml',
      '/feeds/meta.csv',
      '/sitemap.xml',
      '/api/items',
      `/api/items/${thread.id}`,
      '/api/catalogue',
      `/api/suggestions?q=${encodeURIComponent(thread.name)}`,
      '/api/facets',
      '/api/payments/means',
      '/api/session',
    ];
  });
  afterAll(() => shop.close());

  const holding = () => ({ cookies: { priceList: token, priceListHeld: '1' } });

  test('reaches its holder by one answer alone, which no cache may keep [TRADE-003]', async () => {
    const answer = await shop.call({ url: '/api/wholesale', ...holding() });
    expect(answer.body).toMatch(LIST_PRICE);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await shop.call({ url: '/api/wholesale' })).body).toBe('null');
  });

  test('is in no page, feed, catalogue, suggestion or structured data, not even for its holder [TRADE-003]', async () => {
    // The holder first, as through a proxy that would keep the answer for the next visitor.
    for (const url of urls) {
      const held = await shop.call({ url, ...holding() });
      expect([url, held.statusCode < 500, LIST_PRICE.test(held.body)]).toEqual([url, true, false]);
      expect([url, held.headers['set-cookie']]).toEqual([url, undefined]);
      const others = await shop.call({ url });
      expect([url, others.statusCode, LIST_PRICE.test(others.body)]).toEqual([url, held.statusCode, false]);
    }
    const list = { list: `2 ${thread.name}` };
    const matched = await shop.call({
      method: 'POST',
      url: '/api/matched-list',
      payload: list,
      ...holding(),
    });
    expect([matched.statusCode, LIST_PRICE.test(matched.body)]).toEqual([200, false]);
  });

  test('reaches nobody through a cache that keeps all it may, whoever comes first [TRADE-003]', async () => {
    const everything = [...urls, '/api/wholesale'];
    for (const isHolderFirst of [true, false]) {
      const through = keepingCache(shop.call);
      const visit = async (who: object) => {
        const bodies = new Map<string, string>();
        for (const url of everything) bodies.set(url, (await through({ url, ...who })).body);
        return bodies;
      };
      const [holder, stranger] = isHolderFirst ? [holding(), {}] : [{}, holding()];
      const [first, second] = [await visit(holder), await visit(stranger)];
      const [held, open] = isHolderFirst ? [first, second] : [second, first];
      expect(held.get('/api/wholesale')).toMatch(LIST_PRICE);
      expect([...open].filter(([, body]) => LIST_PRICE.test(body))).toEqual([]);
    }
  });

  test('is not in the answer to an order at another price, which a browser keeps [TRADE-003]', async () => {
    const refused = await shop.call({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]),
      ...holding(),
    });
    const { code, lines: told } = refused.json();
    expect(code).toBe('price-changed');
    expect(JSON.stringify(told)).not.toMatch(LIST_PRICE);
    expect(JSON.stringify(told)).toContain('98765');
  });

  test('is not for who has a part of a token, another one, or the marker alone [TRADE-003]', async () => {
    const tokens = [token.slice(0, -1), `${token}x`, token.toLowerCase(), '', '%', "' or 1=1 --"];
    for (const priceList of tokens) {
      const answer = await shop.call({ url: '/api/wholesale', cookies: { priceList } });
      expect([priceList, answer.body]).toEqual([priceList, 'null']);
      const opened = await shop.call({ url: `/mayorista/${encodeURIComponent(priceList)}` });
      expect([priceList, opened.statusCode, opened.cookies]).toEqual([priceList, 404, []]);
    }
    const marked = await shop.call({ url: '/api/wholesale', cookies: { priceListHeld: '1' } });
    expect(marked.body).toBe('null');
  });

  test('nor the way to it is in a log or a referrer [TRADE-003]', async () => {
    const opened = await shop.call({ url: `/mayorista/${token}` });
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.headers.location).toBe('/');
    await shop.call({ method: 'POST', url: '/api/orders', payload: {}, ...holding() });
    const log = JSON.stringify(lines);
    expect([log.includes(token), LIST_PRICE.test(log)]).toEqual([false, false]);
  });
});
