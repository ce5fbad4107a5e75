import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

const TITLE = 'En mantenimiento';
const TEXT = 'Esta función se encuentra bajo mantenimiento, por favor vuelve a intentar más tarde.';

describe.each(ANY_ENGINE)('a shop in maintenance on %s', (engine) => {
  const thread = aThread();
  let shop: TestShop;

  beforeAll(async () => {
    const pages = await builtPages();
    shop = await openTestShop(engine, { products: [thread], pages, isInMaintenance: true });
  });
  afterAll(() => shop.close());

  test('every public page shows the maintenance screen, with Retry-After [ROUTE-020 ROUTE-021]', async () => {
    for (const url of ['/', '/?q=hilo', `/moreInfo/${thread.id}`, '/cart', '/calculadora', '/FAQ']) {
      const { statusCode, headers, body } = await shop.call({ url });
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600']);
      for (const part of [TITLE, TEXT, 'src="/art/sewing-machine.webp"', 'href="tel:', 'https://wa.me/'])
        expect(body).toContain(part);
      expect(body).not.toContain(thread.name);
    }
    expect((await shop.call({ url: '/foo' })).headers.location).toBe('/');
    const navigation = await shop.call({ url: `/moreInfo/${thread.id}.data` });
    expect(navigation.statusCode).toBe(503);
    expect(navigation.body).not.toContain(thread.name);
  });

  test('crawlers get 503 with Retry-After [ROUTE-021]', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml', '/feeds/google-merchant.xml', '/feeds/meta.csv']) {
      const { statusCode, headers, body } = await shop.call({ url });
      expect([url, statusCode, headers['retry-after'], body]).toEqual([url, 503, '600', '']);
    }
  });

  test('login, dashboard, API and files stay available [ROUTE-021]', async () => {
    for (const url of ['/login', '/api/health', '/api/items', '/art/sewing-machine.webp', '/favicon.svg']) {
      expect([url, (await shop.call({ url })).statusCode]).toEqual([url, 200]);
    }
    expect((await shop.call({ url: '/hilvanDash' })).statusCode).toBe(302);
    for (const url of ['/hilvanDash', '/hilvandash/pedidos']) {
      expect([url, (await shop.callAsAdministrator({ url })).statusCode]).toEqual([url, 200]);
    }
  });
});

describe.each(ANY_ENGINE)('a shop with a page switched off on %s', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, {
      store: { switchedOff: ['calculadora', 'FAQ'] },
      pages: await builtPages(),
    });
  });
  afterAll(() => shop.close());

  test('the maintenance screen replaces the page, and links to it stay [ROUTE-021]', async () => {
    for (const url of ['/calculadora', '/FAQ', '/faq/']) {
      const { statusCode, headers, body } = await shop.call({ url });
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600']);
      for (const part of [TITLE, TEXT, 'href="/calculadora"', 'href="/FAQ"']) expect(body).toContain(part);
    }
    for (const url of ['/', '/contact', '/howToBuy', '/aboutUs']) {
      const { statusCode, body } = await shop.call({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain(TITLE);
    }
  });
});
