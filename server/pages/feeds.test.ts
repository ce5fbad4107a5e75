import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aStoredProduct } from '#tests/support/a-stored-product.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { merchantFeed } from './merchant-feed.ts';
import { builtPages } from './pages-source.ts';

const SITE = 'https://tienda.example';

describe.each(ANY_ENGINE)('the shop in other catalogues on %s', (engine) => {
  const plain = { colours: [], models: [] };
  const photos = ['/images/uno.webp', '/images/dos.webp'];
  const thread = aThread({ ...plain, price: pesos(4850.5), photos });
  const coloured = aThread({
    photos,
    colours: ['Rojo', 'Azul'],
    models: [],
    photoColours: ['', 'Azul'],
    soldOutVariants: ['Rojo'],
    barCodes: ['Azul: 4006381333931'],
  });
  const hidden = aThread({ isHidden: true, isOffer: true });
  const onRequest = aThread({ price: null, type: 'Bordar', isOffer: true });
  const hostile = aThread({
    ...plain,
    name: 'Hilo ]]> "&amp;" <b>\u0007\ud800\uffff',
    description: ']]><g:price>1.00 ARS<',
    brand: '',
  });
  const shop = shopForAllTests(engine, async () => ({
    products: [thread, coloured, hidden, onRequest, hostile],
    publicUrl: SITE,
    pages: await builtPages(),
  }));

  const get = (url: string) => shop.call({ url });

  test('the feed lists products with price and photo, in the required format [SEO-001 SEO-G01]', async () => {
    const { headers, body } = await get('/feeds/google-merchant.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const items = body.match(/<item>.*<\/item>/g) ?? [];
    expect(items).toHaveLength(4);
    for (const element of [
      `<g:id>${thread.id}</g:id>`,
      `<g:title>${thread.name}</g:title>`,
      '<g:description>Hilo de fibra larga Resiste el lavado</g:description>',
      `<g:link>${SITE}${productPath(thread)}</g:link>`,
      `<g:image_link>${SITE}/images/1200/uno.webp</g:image_link>`,
      `<g:additional_image_link>${SITE}/images/1200/dos.webp</g:additional_image_link>`,
      '<g:availability>in_stock</g:availability>',
      '<g:price>4850.50 ARS</g:price>',
      '<g:condition>new</g:condition>',
      '<g:brand>Costurina</g:brand>',
      '<g:identifier_exists>no</g:identifier_exists>',
      '<g:product_type>Mercería &gt; Hilos &gt; Algodón</g:product_type>',
    ]) {
      expect(items[0]).toContain(element);
    }
  });

  test('a product of several colours is listed once for each, with its own photo, code and availability [LABEL-001 BUY-006]', async () => {
    const { body } = await get('/feeds/google-merchant.xml');
    const items = (body.match(/<item>.*<\/item>/g) ?? []).filter((item) => item.includes(coloured.id));
    expect(items).toHaveLength(2);
    const [red = '', blue = ''] = items;
    for (const item of items) expect(item).toContain(`<g:item_group_id>${coloured.id}</g:item_group_id>`);
    expect(red).toContain('<g:color>Rojo</g:color>');
    expect(red).toContain('<g:availability>out_of_stock</g:availability>');
    expect(red).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(blue).toContain(`<g:title>${coloured.name}, Azul</g:title>`);
    expect(blue).toContain('<g:gtin>4006381333931</g:gtin>');
    expect(blue).toContain(`<g:image_link>${SITE}/images/1200/dos.webp</g:image_link>`);
    const ids = items.map((item) => /<g:id>([^<]*)</.exec(item)?.[1] ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(50);
  });

  test('the catalogue of Meta lists the same, as a table that any reader takes [LABEL-001 SEO-001]', async () => {
    const { headers, body } = await get('/feeds/meta.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true });
    const xml = (await get('/feeds/google-merchant.xml')).body;
    expect(data.map(({ id }) => id)).toEqual([...xml.matchAll(/<g:id>(.*?)</g)].map(([, id]) => id));
    expect(data.map(({ price }) => price)).toEqual(
      [...xml.matchAll(/<g:price>(.*?)</g)].map(([, price]) => price),
    );
    const [plainThread, red, blue] = data;
    expect(plainThread).toMatchObject({
      id: thread.id,
      availability: 'in stock',
      link: `${SITE}${productPath(thread)}`,
      additional_image_link: `${SITE}/images/1200/dos.webp`,
      item_group_id: '',
    });
    expect(red).toMatchObject({
      item_group_id: coloured.id,
      color: 'Rojo',
      availability: 'out of stock',
      gtin: '',
    });
    expect(blue).toMatchObject({ item_group_id: coloured.id, color: 'Azul', gtin: '4006381333931' });
    expect(data.at(-1)?.title).toContain(']]> "&amp;" <b>');
  });

  test('a hostile name stays text in the feed [SEO-004]', async () => {
    const { body } = await get('/feeds/google-merchant.xml');
    expect(body).toContain('<g:title>Hilo ]]&gt; &quot;&amp;amp;&quot; &lt;b&gt;');
    expect(body).toContain('<g:description>]]&gt;&lt;g:price&gt;1.00 ARS&lt;</g:description>');
    expect(body.match(/<g:price>/g)).toHaveLength(4);
    for (const unwritable of ['\u0007', '\uffff']) expect(body).not.toContain(unwritable);
    expect(body).not.toContain('<g:brand></g:brand>');
  });
});

test('the feed says which products nothing can be bought of [BUY-006]', () => {
  const ofModels = { price: pesos(100), photos: ['/images/uno.webp'], models: ['Fino', 'Grueso'] };
  const products = [
    aStoredProduct('p-1', 0, ofModels),
    aStoredProduct('p-2', 0, { ...ofModels, soldOutVariants: ['Fino'] }),
    aStoredProduct('p-3', 0, { ...ofModels, soldOutVariants: ['Grueso', 'Fino'] }),
    aStoredProduct('p-4', 0, { ...ofModels, isSoldOut: true }),
    aStoredProduct('p-5', 0, {
      ...ofModels,
      models: [],
      colours: ['Rojo', 'Azul'],
      soldOutVariants: ['Rojo'],
    }),
  ];
  const shop = { site: SITE, store: DEMO_STORE, storefront: storefrontOf(indexed(products)) };
  const feed = [...merchantFeed(shop)].join('');
  // Of a colour the product and its name.
  const said = [...feed.matchAll(/<g:id>([^-<]*-\d)[^<]*<(?:.*?<g:color>(.*?)<)?.*?<g:availability>(.*?)</g)];
  expect(
    said.map(([, id, colour, availability]) => [id, colour, availability].filter(Boolean).join(' ')).sort(),
  ).toEqual([
    'p-1 in_stock',
    'p-2 in_stock',
    'p-3 out_of_stock',
    'p-4 out_of_stock',
    'p-5 Azul in_stock',
    'p-5 Rojo out_of_stock',
  ]);
});
