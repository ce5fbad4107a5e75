import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anyProduct } from '#tests/support/any-product.ts';
import { addProducts, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { edited } from './page-edits.ts';
import { openPartStore } from './page-parts.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { createCatalogueReader, pageServicesFor } from './page-services.ts';
import { builtPages } from './pages-source.ts';

const ONE_OF_EACH: readonly Partial<Product>[] = [
  { isSoldOut: true },
  { isOffer: true },
  { price: null, bulkOffer: null },
  { name: 'Cierre «metálico» & <b>niquelado</b> × 1,6 mm / extra-largo '.repeat(3) },
  { photos: [], colours: [], models: ['Chico', 'Grande'] },
  { photos: ['/images/a.webp', '/images/b.webp'], summary: 'Un resumen que no cabe. '.repeat(20) },
  { code: null, colours: [], bulkOffer: null },
];

let shop: TestShop;
let whole: PageRenderer;
let inParts: PageRenderer;

beforeAll(async () => {
  const products = ONE_OF_EACH.map((changes) => aThread(changes));
  shop = await openTestShop('sqlite', { products });
  const pages = await builtPages();
  whole = createPageRenderer(pages, { keepsParts: false });
  inParts = createPageRenderer(pages);
});
afterAll(() => shop.close());

/** A page as one of the renderers makes it, for a visitor or an administrator. */
async function rendered(render: PageRenderer, path: string, { isAdministrator = false } = {}) {
  const actor = isAdministrator
    ? { accountId: 'a', email: 'ana@hilvan.example', role: 'dueno' as const }
    : null;
  const { ctx } = shop;
  const catalogue = createCatalogueReader(ctx.catalogue, {
    seesHidden: isAdministrator,
    currentStore: () => ctx.store,
  });
  const services = pageServicesFor(
    { ...ctx, actor, store: ctx.store },
    {
      catalogue,
      links: null,
      publicUrl: 'https://hilvan.example',
      isInMaintenance: false,
      isSessionUnknown: false,
      seed: 3,
    },
  );
  const { status, headers, body } = await render(new Request(`https://hilvan.example${path}`), services);
  return { status, headers, html: body?.toString() };
}

/** Twice: the first time the parts are rendered, the second time they are known. */
async function expectSamePages(paths: readonly string[], visitor = {}): Promise<void> {
  for (const path of paths) {
    const expected = await rendered(whole, path, visitor);
    expect([path, expected.html?.slice(-7)]).toEqual([path, '</html>']);
    expect(await rendered(inParts, path, visitor)).toEqual(expected);
    expect(await rendered(inParts, path, visitor)).toEqual(expected);
  }
}

const pageOf = ({ id }: Product) => `/moreInfo/${encodeURIComponent(id)}`;

test('pages made of kept parts are byte for byte those that are rendered whole', async () => {
  const lists = ['/', '/?seed=5', '/?q=hilo', '/?offers=1', '/?q=nada-de-esto', '/categoria/merceria/hilos'];
  const pages = [...lists, '/cart', '/FAQ', '/contact', '/favoritos', '/moreInfo/no-existe', '/login'];
  const ids = shop.ctx.catalogue.storefront().visible.entries.map(({ product }) => `/moreInfo/${product.id}`);
  await expectSamePages([...pages, ...ids]);
  await expectSamePages(['/', ...ids.slice(0, 2)], { isAdministrator: true });
});

test('so are pages with products of any content', async () => {
  let made = 0;
  const product = anyProduct({
    subsection: fc.constantFrom('Hilos', 'Cintas'),
    type: fc.constant('Algodón'),
  }).map((one) => {
    made += 1;
    return {
      ...one,
      id: `p-${made}`,
      code: null,
      isHidden: false,
      photos: one.photos.map(() => '/images/x.webp'),
    };
  });
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 3, maxLength: 8 }), async (products) => {
      await addProducts(shop.ctx, products);
      const [first] = products;
      await expectSamePages(['/?order=nuevos', ...(first ? [pageOf(first)] : [])]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('no page shows a part from before a change of a product or a setting', async () => {
  const thread = aThread({ name: 'Hilo cambiante', price: pesos(4321) });
  await addProducts(shop.ctx, [thread]);
  const list = '/?q=hilo+cambiante';
  await expectSamePages([list]);
  expect((await rendered(inParts, list)).html).toContain('4.321');

  const { _id, ...payload } = productToWire({ ...thread, price: pesos(9876) });
  await shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
  await expectSamePages([list, pageOf(thread)]);
  const { html } = await rendered(inParts, list);
  expect(html).toContain('9.876');
  expect(html).not.toContain('4.321');

  const url = '/api/store/identity';
  const { version, ...value } = (await shop.callAsAdministrator({ url })).json();
  const renamed = { ...value, name: 'La Rueca', logo: '/images/logo.webp' };
  const headers = { 'if-match': `"${version}"` };
  const saved = await shop.callAsAdministrator({ method: 'PUT', url, payload: renamed, headers });
  expect(saved.json()).toMatchObject(renamed);
  await expectSamePages([list, '/', pageOf(thread)]);
  expect((await rendered(inParts, '/')).html).toContain('La Rueca');
});

test('a part is known by the values and the very objects that it depends on', () => {
  const store = openPartStore({ maxBytes: 100_000 });
  const card = { name: 'Hilo' };
  function isKnown(dependsOn: readonly unknown[]): boolean {
    const page = store.partsOfPage();
    const { place, isKnown } = page.mark(dependsOn);
    const inside = isKnown ? '' : '<b>Hilo</b>';
    const html = Buffer.from(`<p><kept-part place="${place}">${inside}</kept-part></p>`);
    expect(edited(html, page.edits(html)).toString()).toBe('<p><b>Hilo</b></p>');
    return isKnown;
  }
  expect(isKnown([card, 'grid'])).toBe(false);
  expect(isKnown([card, 'grid'])).toBe(true);
  for (const other of [
    [card, 'related'],
    [{ ...card }, 'grid'],
    [card, 'grid', undefined],
    ['#1', 'grid'],
    [card],
  ]) {
    expect(isKnown(other)).toBe(false);
  }
});

test('parts take at most their bytes', () => {
  const store = openPartStore({ maxBytes: 3000 });
  const html = 'x'.repeat(1000);
  for (const name of ['a', 'b', 'c']) {
    const page = store.partsOfPage();
    page.mark([name]);
    page.edits(Buffer.from(`<kept-part place="0">${html}</kept-part>`));
  }
  const known = (name: string) => store.partsOfPage().mark([name]).isKnown;
  expect([known('a'), known('b'), known('c')]).toEqual([false, true, true]);
});
