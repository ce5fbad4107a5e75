import type { Page } from '@playwright/test';
import { productPath } from '#domain/addresses/product-path.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf, demoPhotos } from '#tests/support/catalogue-page.ts';

const HOSTILE = `Cierre ]]> "90/14" <b>'fino'</b> </script>\u2028\u0007&amp;`;

test('the feed is well formed for any names, and has the prices of the pages [SEO-001 SEO-004 SEO-G01]', async ({
  page,
  shop,
}) => {
  const [photo = ''] = await demoPhotos(shop, 1);
  const hostile = {
    photos: [photo],
    name: HOSTILE,
    description: HOSTILE,
    summary: HOSTILE,
    brand: HOSTILE,
    colours: [],
  };
  await shop.addProduct(aPlainThread(hostile));
  const feed = await (await page.request.get('/feeds/google-merchant.xml')).text();
  const items = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror') !== null) throw new Error('the feed is not well formed');
    const textOf = (item: Element, name: string) =>
      item.getElementsByTagNameNS('http://base.google.com/ns/1.0', name)[0]?.textContent ?? '';
    const all = [...feed.querySelectorAll('item')].map((item) => ({
      // A product of several colours is listed once for each.
      id: textOf(item, 'item_group_id') || textOf(item, 'id'),
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      image: textOf(item, 'image_link'),
      price: textOf(item, 'price'),
    }));
    return [...new Map(all.map((item) => [item.id, item])).values()];
  }, feed);
  const sold = (await shop.products()).filter(
    ({ isHidden, price, photos }) => !isHidden && price !== null && photos.length > 0,
  );
  expect(items.map(({ id }) => id).toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
  expect(items.map(({ title }) => title)).toContain(oneLine(HOSTILE));
  for (const { link, price } of items) {
    const html = plain(await (await page.request.get(link)).text());
    const [, pesos = '', centavos] = /^(\d+)\.(\d\d) ARS$/.exec(price) ?? [];
    expect(html, link).toContain(`>$ ${pesos.replace(/\B(?=(\d{3})+$)/g, '.')},${centavos}</b>`);
    expect(Number(/"price":"([\d.]+)"/.exec(html)?.[1]), link).toBe(Number(price.replace(' ARS', '')));
  }
  expect((await page.request.get(items[0]?.image ?? '')).status()).toBe(200);
});

test('the sitemap is well formed and has every product that visitors may see [FILTER-014 SEO-G03]', async ({
  page,
  shop,
  baseURL,
}) => {
  const [, hidden] = await addProductsOf(shop, 'Mapeada', [{}, { isHidden: true }]);
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, address = ''] = /^Sitemap: (http.*)$/m.exec(robots) ?? [];
  const written = await (await page.request.get(address)).text();
  const urls = await page.evaluate((text) => {
    const sitemap = new DOMParser().parseFromString(text, 'application/xml');
    if (sitemap.querySelector('parsererror') !== null) throw new Error('the sitemap is not well formed');
    return [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? '');
  }, written);
  const visible = (await shop.products()).filter(({ isHidden }) => !isHidden);
  const products = urls.filter((url) => url.includes('/moreInfo/'));
  expect(products.toSorted()).toEqual(
    visible.map((product) => `${baseURL}${productPath(product)}`).toSorted(),
  );
  expect(urls.join()).not.toContain(hidden?.id);
});

test('each page has its title and description, and the right addresses are indexable [SEO-G03 SEO-G01 ROUTE-G01]', async ({
  page,
  shop,
  baseURL,
}) => {
  const [hidden] = await addProductsOf(shop, 'Tapada', [{ isHidden: true }]);
  const seen = new Map<string, string>();
  const paths = [
    '/',
    '/categoria/merceria/hilos',
    '/marca/costurina',
    '/?page=2',
    '/aboutUs',
    '/contact',
    '/howToBuy',
    '/FAQ',
    '/calculadora',
  ];
  for (const path of paths) {
    await page.goto(path);
    const { title, description, canonical, robots, picture } = await metaOf(page);
    expect([path, canonical, robots]).toEqual([path, `${baseURL}${path}`, null]);
    expect(title.length, path).toBeLessThanOrEqual(105);
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect([seen.get(title), seen.get(description)], path).toEqual([undefined, undefined]);
    seen.set(title, path).set(description, path);
    expect(picture).toBe(`${baseURL}/art/share.jpg`);
  }
  expect((await page.request.get('/art/share.jpg')).headers()['content-type']).toBe('image/jpeg');

  await test.step('order and page size don’t change the canonical address', async () => {
    await page.goto('/?subsection=hilos&seed=9&size=16');
    expect((await metaOf(page)).canonical).toBe(`${baseURL}/categoria/merceria/hilos`);
    await expectSteps(page, ['Inicio', 'Mercería', 'Hilos']);
  });
  await test.step('a later page without an order has the same products at each visit', async () => {
    const productsOf = async () => {
      // A crawler keeps no cookies.
      const html = await (await fetch(`${baseURL}/?page=2`)).text();
      return [...html.matchAll(/href="(\/moreInfo\/[^"]+)"/g)].map(([, path]) => path);
    };
    const first = await productsOf();
    expect(first.length).toBeGreaterThan(16);
    for (let visit = 0; visit < 4; visit += 1) expect(await productsOf()).toEqual(first);
  });
  await test.step('searches, empty results and hidden products are not indexed', async () => {
    for (const path of ['/?q=hilo', '/?price=5000', '/?type=compre%20ya', '/cart', '/login']) {
      await page.goto(path);
      const { canonical, robots } = await metaOf(page);
      expect([path, canonical, robots]).toEqual([path, null, 'noindex']);
    }
    await beAdministrator(page);
    await page.goto(`/moreInfo/${hidden?.id}`);
    await expect(page.getByText('Oculto', { exact: true })).toBeVisible();
    expect((await metaOf(page)).robots).toBe('noindex');
  });
});

type PageMeta = {
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  picture: string | null;
};

function metaOf(page: Page): Promise<PageMeta> {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: read('meta[name="description"]', 'content') ?? '',
      canonical: read('link[rel="canonical"]', 'href'),
      robots: read('meta[name="robots"]', 'content'),
      picture: read('meta[property="og:image"]', 'content'),
    };
  });
}

async function expectSteps(page: Page, names: readonly string[]): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [list] = scripts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'BreadcrumbList');
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(names);
}
