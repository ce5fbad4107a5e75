import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { rawAnswer } from '#tests/support/raw-answer.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

const HOME = '/?seed=3';
const [DEMO] = demoProducts(1);

describe.each(ANY_ENGINE)('after a write on %s the next request sees [HOME-002 HOME-003]', (engine) => {
  const thread = aThread({ code: 'H-1', name: 'Hilo de siempre' });
  const page = `/moreInfo/${thread.id}`;
  let shop: TestShop;
  let url: string;

  beforeEach(async () => {
    const products = [thread, ...(DEMO === undefined ? [] : [DEMO])];
    shop = await openTestShop(engine, { products, pages: await builtPages() });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => shop.close());

  const get = (path: string) => rawAnswer(url + path, { headers: { 'accept-encoding': 'br' } });
  const save = (product: Product) => {
    const { _id, ...payload } = productToWire(product);
    return shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
  };
  const shown = async (path: string) => (await get(path)).text.replaceAll('\u00a0', ' ');

  /** Lets every page that could show a change be kept first. */
  beforeEach(async () => {
    for (const path of [page, HOME, '/?q=siempre&seed=3', '/FAQ']) await get(path);
  });

  test('a price and a name', async () => {
    await save({ ...thread, name: 'Hilo de ahora', price: pesos(777) });
    for (const path of [page, HOME]) {
      expect(await shown(path)).toContain('Hilo de ahora');
      expect(await shown(path)).toMatch(/\$ 777\b/);
    }
    expect(await shown('/?q=siempre&seed=3')).not.toContain(`/moreInfo/${thread.id}`);
  });

  test('a product that was hidden, and shown again', async () => {
    const hide = (filter: boolean) =>
      shop.callAsAdministrator({
        method: 'PUT',
        url: `/api/showhideitem/${thread.id}`,
        payload: { filter },
      });
    await hide(true);
    expect((await get(page)).status).toBe(404);
    expect(await shown(HOME)).not.toContain(thread.name);
    await hide(false);
    expect((await get(page)).status).toBe(200);
    expect(await shown(HOME)).toContain(thread.name);
  });

  test('a product that was deleted, and restored', async () => {
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect((await get(page)).status).toBe(404);
    expect(await shown(HOME)).not.toContain(thread.name);
    await shop.callAsAdministrator({ method: 'POST', url: `/api/items/${thread.id}/restore` });
    expect(await shown(HOME)).toContain(thread.name);
  });

  test('a new product, in the list and beside the related ones', async () => {
    const { _id, ...payload } = productToWire(aPlainThread({ name: 'Recién llegado' }));
    await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload });
    for (const path of [HOME, page]) expect(await shown(path)).toContain('Recién llegado');
  });

  test('many prices at once, on all pages that shoppers ask for meanwhile', async () => {
    const others = Array.from({ length: 60 }, (_, number) =>
      aThread({ code: `M-${number}`, price: pesos(100) }),
    );
    for (const other of others) {
      const { _id, ...payload } = productToWire(other);
      await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload });
    }
    const rule = { select: {}, change: { by: 'to', value: '4321', on: 'price' } };
    const ask = async (url: string, payload: object) =>
      (await shop.callAsAdministrator({ method: 'POST', url, payload })).json();
    const { rows } = await ask('/api/price-changes/preview', rule);
    const ids: string[] = rows.map(({ _id }: { _id: string }) => _id);
    const paths = [HOME, '/', '/?q=hilo&seed=3', ...ids.slice(0, 20).map((id) => `/moreInfo/${id}`)];
    for (const path of paths) await get(path);
    const sent = rows.map(({ _id, version, after }: { _id: string; version: number; after: object }) => ({
      _id,
      version,
      ...after,
    }));
    let isAnswered = false;
    const browsing = paths.map(async (path) => {
      while (!isAnswered) expect((await get(path)).status).toBe(200);
      return shown(path);
    });
    await ask('/api/price-changes', { rows: sent });
    isAnswered = true;
    for (const page of await Promise.all(browsing)) expect(page).toMatch(/\$ 4\.321\b/);
  });

  test('a price list', async () => {
    const rows = [{ codigo: 'H-1', precio: '888' }];
    await shop.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    for (const path of [page, HOME]) expect(await shown(path)).toMatch(/\$ 888\b/);
  });

  test('the validity of a price: a year, counted in the shop’s days', async () => {
    shop.clock.now = Date.UTC(2026, 10, 21, 2, 59);
    expect(await shown(page)).toContain('"priceValidUntil":"2027-11-20"');
    shop.clock.now += 60_000;
    expect(await shown(page)).toContain('"priceValidUntil":"2027-11-21"');
  });

  test('the end of prices that go back [STUDIO-009]', async () => {
    const rule = { select: { codes: ['H-1'] }, change: { by: 'to', value: '900', on: 'price' } };
    const ask = async (url: string, payload: object) =>
      (await shop.callAsAdministrator({ method: 'POST', url, payload })).json();
    const { rows } = await ask('/api/price-changes/preview', rule);
    const sent = rows.map(({ _id, version, after }: { _id: string; version: number; after: object }) => ({
      _id,
      version,
      ...after,
    }));
    const endsAt = new Date(shop.clock.now + 86_400_000).toISOString();
    const { id } = await ask('/api/price-changes', { rows: sent, endsAt });
    const inShopTime = new Date(Date.parse(endsAt) - 10_800_000).toISOString().slice(0, 19);
    expect(await shown(page)).toContain(`"priceValidUntil":"${inShopTime}-03:00"`);
    await ask(`/api/price-changes/${id}/undo`, {});
    expect(await shown(page)).not.toContain(inShopTime);
  });

  test('the shop’s settings, on the pages that show them; the others keep their tag [STORE-001]', async () => {
    const change = async (area: string, fields: object) => {
      const { body, headers } = await shop.callAsAdministrator({ url: `/api/store/${area}` });
      const saved = await shop.callAsAdministrator({
        method: 'PUT',
        url: `/api/store/${area}`,
        headers: { 'if-match': String(headers.etag) },
        payload: { ...JSON.parse(body), ...fields },
      });
      expect(saved.statusCode).toBe(200);
    };
    const tagOf = async (path: string) => (await get(path)).headers.etag;
    const kept = { home: await tagOf(HOME), steps: await tagOf('/howToBuy') };
    expect(await shown('/aboutUs')).not.toContain('Somos dos hermanas');
    await change('story', { story: ['Somos dos hermanas.'] });
    expect(await shown('/aboutUs')).toContain('Somos dos hermanas');
    expect({ home: await tagOf(HOME), steps: await tagOf('/howToBuy') }).toEqual(kept);
    const saturday = [{ opens: '09:15', closes: '12:45' }];
    await change('hours', { openingHours: [{ from: 'Saturday', to: 'Saturday', spans: saturday }] });
    for (const path of [HOME, '/FAQ', '/aboutUs']) expect(await shown(path)).toContain('Sáb 9:15–12:45');
  });

  test('the demo’s removal', async () => {
    expect(await shown(HOME)).toContain(`/moreInfo/${DEMO?.id}`);
    await shop.callAsAdministrator({ method: 'DELETE', url: '/api/demo-products' });
    expect(await shown(HOME)).not.toContain(`/moreInfo/${DEMO?.id}`);
  });

  test('the new year, at the shop’s midnight', async () => {
    shop.clock.now = Date.UTC(2027, 0, 1, 3) - 1;
    expect(await shown('/cart')).toContain('2026');
    shop.clock.now += 1;
    expect(await shown('/cart')).toContain('2027');
  });
});
