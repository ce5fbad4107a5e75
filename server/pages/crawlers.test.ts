import { describe, expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { pesos } from '#domain/money/centavos.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { aStoredProduct } from '#tests/support/a-stored-product.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';
import { builtPages } from './pages-source.ts';
import { sitemap, sitemapPartOf } from './sitemap.ts';

const SITE = 'https://tienda.example';
const taxonomy = shownTaxonomy(DEFAULT_TREE);

describe.each(ANY_ENGINE)('files for crawlers on %s', (engine) => {
  const thread = aThread({ price: pesos(4850.5), photos: ['/images/uno.webp', '/images/dos.webp'] });
  const hidden = aThread({ isHidden: true, isOffer: true });
  const onRequest = aThread({ price: null, type: 'Bordar', isOffer: true });
  const hostile = aThread({
    name: 'Hilo ]]> "&amp;" <b>\u0007\ud800\uffff',
    description: ']]><g:price>1.00 ARS<',
    brand: '',
  });
  const shop = shopForAllTests(engine, async () => ({
    products: [thread, hidden, onRequest, hostile],
    publicUrl: SITE,
    pages: await builtPages(),
  }));

  const get = (url: string, headers: Record<string, string> = {}) => shop.call({ url, headers });

  test('robots.txt names the sitemap and the forbidden paths [SEO-G03]', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /?seed=',
        'Disallow: /*?size=',
        'Disallow: /*&size=',
        `Sitemap: ${SITE}/sitemap.xml`,
      ]),
    );
  });

  test('crawlers may read every page that tells them not to index it [SEO-G03]', async () => {
    const forbidden = (await get('/robots.txt')).body.matchAll(/^Disallow: (.*)$/gm);
    const patterns = [...forbidden].map(
      ([, path = '']) => new RegExp(`^${path.replaceAll('?', '\\?').replaceAll('*', '.*')}`),
    );
    for (const url of [
      '/login',
      '/cart',
      '/invitacion',
      '/hilvanDash',
      '/?q=hilo',
      '/?price=5000&type=Bordar',
    ]) {
      expect([url, patterns.filter((pattern) => pattern.test(url))]).toEqual([url, []]);
    }
    for (const url of ['/?size=9', '/?subsection=Hilos&size=9', '/?page=2&size=9&seed=4', '/?seed=4']) {
      expect([url, patterns.some((pattern) => pattern.test(url))]).toEqual([url, true]);
    }
    const { body } = await get('/login');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('the questions are marked up as such, each with its answer [SEO-G03 CONTENT-006]', async () => {
    const scripts = (await get('/FAQ')).body.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    );
    const data = [...scripts].map(([, json = '']) => JSON.parse(json));
    const page = data.find((one) => one['@type'] === 'FAQPage');
    expect(page.mainEntity).toContainEqual({
      '@type': 'Question',
      name: '¿Cómo puedo pagar?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Por banco o con cheque\./) },
    });
  });

  test('browsers and crawlers that ask for /favicon.ico get an icon', async () => {
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect(rawPayload.readUInt32LE(0)).toBe(0x0001_0000);
  });

  test('the sitemap has the pages, the categories with products and what visitors may see [FILTER-014 SEO-G03]', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = locations(body);
    expect(new Set(found).size).toBe(found.length);
    expect(found.map((url) => url.slice(SITE.length))).toEqual([
      '/',
      '/aboutUs',
      '/howToBuy',
      '/FAQ',
      '/contact',
      '/calculadora',
      '/?offers=1',
      '/categoria/merceria',
      '/categoria/merceria/hilos',
      '/categoria/merceria/hilos/algodon',
      '/categoria/merceria/hilos/bordar',
      '/marca/costurina',
      productPath(thread),
      productPath(onRequest),
      productPath(hostile),
    ]);
    expect(body).toContain(`<lastmod>${new Date(shop.clock.now).toISOString()}</lastmod>`);
    expect(body).toContain(`<image:loc>${SITE}/images/1200/dos.webp</image:loc>`);
  });

  test('every address of the sitemap is the canonical one of an indexable page [SEO-G03]', async () => {
    for (const url of locations((await get('/sitemap.xml')).body)) {
      const { statusCode, body } = await get(url.slice(SITE.length));
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"/>`);
      expect(body).not.toContain('noindex');
    }
  });

  test.each(['/sitemap.xml', '/feeds/google-merchant.xml', '/feeds/meta.csv'])(
    '%s is sent again only after the catalogue changed [HOME-004]',
    async (url) => {
      const first = await get(url);
      const etag = String(first.headers.etag);
      expect(first.headers['cache-control']).toBe('no-cache');
      for (const known of [etag, `"other", ${etag.replace('W/', '')}`]) {
        const again = await get(url, { 'if-none-match': known });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
      writePhotos(shop, ['/images/tres.webp']);
      const created = await shop.callAsAdministrator({
        method: 'POST',
        url: '/api/items',
        payload: {
          section: 'Merceria',
          subsection: 'Hilos',
          data: { type: 'Jean', items: [{ name: 'Otro', price: '10', photo: ['/images/tres.webp'] }] },
        },
      });
      const { _id } = created.json<{ _id: string }>();
      const changed = await get(url, { 'if-none-match': etag });
      expect(changed.statusCode).toBe(200);
      expect(changed.body).toContain(_id);
      await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${_id}` });
      expect((await get(url)).body).not.toContain(_id);
    },
  );

  test('an unknown file for crawlers is not found, and HEAD answers without a body [ROUTE-017]', async () => {
    for (const url of ['/feeds', '/feeds/otro.xml', '/sitemaps/1.xml', '/sitemaps/x', '/sitemaps/']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
    const head = await shop.call({ method: 'HEAD', url: '/feeds/google-merchant.xml' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

test('a large sitemap is split into parts that hold every address once [SEO-G03]', () => {
  const products = Array.from({ length: 20 }, (_, index) => aStoredProduct(`p-${index}`, index));
  const shop = { site: SITE, store: DEMO_STORE, taxonomy, storefront: storefrontOf(indexed(products)) };
  const whole = locations([...sitemap(shop)].join(''));
  const list = [...sitemap(shop, 7)].join('');
  expect(list).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(list).toContain(`<lastmod>${new Date(19).toISOString()}</lastmod>`);
  const parts = locations(list).map((url) => Number(/\/sitemaps\/(\d+)\.xml$/.exec(url)?.[1]));
  expect(parts).toEqual([1, 2, 3, 4, 5]);
  const inParts = parts.flatMap((part) => {
    const urls = locations([...(sitemapPartOf(shop, part, 7) ?? [])].join(''));
    expect(urls.length).toBeLessThanOrEqual(7);
    return urls;
  });
  expect(inParts).toEqual(whole);
  expect([sitemapPartOf(shop, 0, 7), sitemapPartOf(shop, 6, 7)]).toEqual([null, null]);
});

test('the sitemap has the offers only while there are some that visitors see [SEO-G03]', () => {
  const shop = (isHidden: boolean) => ({
    site: SITE,
    store: DEMO_STORE,
    taxonomy,
    storefront: storefrontOf(indexed([aStoredProduct('p-1', 0, { isOffer: true, isHidden })])),
  });
  expect(locations([...sitemap(shop(false))].join(''))).toContain(`${SITE}/?offers=1`);
  expect([...sitemap(shop(true))].join('')).not.toContain('offers=1');
});

test('a page that is switched off is not in the sitemap [ROUTE-021]', () => {
  const store = { ...DEMO_STORE, switchedOff: ['calculadora'] } as const;
  const storefront = storefrontOf(indexed([aStoredProduct('p-1', 0)]));
  const whole = [...sitemap({ site: SITE, store, taxonomy, storefront })].join('');
  expect(whole).not.toContain('/calculadora');
  expect(whole).toContain('/howToBuy');
});

test('the sitemap of a shop without products names no page [STORE-006]', () => {
  const storefront = storefrontOf(indexed<StoredProduct>([]));
  expect(locations([...sitemap({ site: SITE, store: DEMO_STORE, taxonomy, storefront })].join(''))).toEqual(
    [],
  );
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}
