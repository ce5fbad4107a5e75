import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import type { StoreConfig } from '#config/store.ts';
import { pesos } from '#domain/money/centavos.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aPage, aVariant } from '#tests/support/a-shared-page.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import type { PageAnswer } from './page-answer.ts';
import { openPageCache, type PageCache, type PageSources } from './page-cache.ts';
import type { PageVariant } from './page-variant.ts';

const KILOBYTE = 1024;

describe.each(ANY_ENGINE)('the cache of pages on %s', (engine) => {
  const thread = aThread({ name: 'Antes' });
  const other = aThread();
  let shop: TestShop;
  let cache: PageCache;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, other] });
    cache = openPageCache({ ...shop.ctx, maxBytes: 64 * KILOBYTE });
  });
  afterEach(() => shop.close());

  const rename = (id: string, name: string) => {
    const { _id, ...payload } = productToWire({ ...(id === thread.id ? thread : other), name });
    return shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
  };

  /** A page that shows the name of the thread, and how often it was made. */
  function nameplate() {
    let made = 0;
    const make = async ({ catalogue }: PageSources) => {
      made += 1;
      return aPage(catalogue.product(thread.id)?.name ?? 'ninguno');
    };
    return { make, made: () => made };
  }

  const kept = (variant: PageVariant) => cache.find(variant)?.answer.body?.toString();

  test('a page begun before a write is not sent to later requests, and not cached', async () => {
    const variant = aVariant('/moreInfo/hilo');
    const write = Promise.withResolvers<void>();
    const early = cache.obtain(variant, async ({ catalogue }) => {
      const name = catalogue.product(thread.id)?.name;
      await write.promise;
      return aPage(String(name));
    });
    await rename(thread.id, 'Después');
    const { make, made } = nameplate();
    const late = await cache.obtain(variant, make);
    expect([late.body?.toString(), made()]).toEqual(['Después', 1]);
    write.resolve();
    expect((await early).body?.toString()).toBe('Antes');
    expect(kept(variant)).toBe('Después');
  });

  test('a page rendered during a write is not reused, even without requests meanwhile', async () => {
    const variant = aVariant('/moreInfo/hilo');
    const { make, made } = nameplate();
    await cache.obtain(variant, async (from) => {
      const answer = await make(from);
      await rename(thread.id, 'Después');
      return answer;
    });
    expect(kept(variant)).toBeUndefined();
    await cache.obtain(variant, make);
    expect([kept(variant), made()]).toEqual(['Después', 2]);
  });

  test('a write drops only the pages that show the change', async () => {
    const variant = aVariant('/moreInfo/hilo');
    const { make, made } = nameplate();
    await cache.obtain(variant, make);
    await rename(other.id, 'Otro');
    expect(kept(variant)).toBe('Antes');
    await rename(thread.id, 'Después');
    expect(kept(variant)).toBeUndefined();
    await cache.obtain(variant, make);
    expect(made()).toBe(2);
  });

  test('a change of settings drops only the pages that read what changed [STORE-001]', async () => {
    const pages = { shop: aVariant('/FAQ'), story: aVariant('/aboutUs') };
    const shown = (read: (store: StoreConfig) => string) => async (from: PageSources) =>
      aPage(read(from.store));
    await cache.obtain(
      pages.shop,
      shown(({ name }) => name),
    );
    await cache.obtain(
      pages.story,
      shown(({ story }) => story.join(' ')),
    );
    const save = async (area: string, payload: object) =>
      shop.callAsAdministrator({
        method: 'PUT',
        url: `/api/store/${area}`,
        headers: { 'if-match': '"0"' },
        payload,
      });
    await save('story', { ...DEMO_SETTINGS.story, story: ['Somos dos hermanas.'] });
    expect([kept(pages.shop), kept(pages.story)]).toEqual(['Casa Hilván', undefined]);
    await cache.obtain(
      pages.story,
      shown(({ story }) => story.join(' ')),
    );
    await save('identity', { ...DEMO_SETTINGS.identity, name: 'La Aguja' });
    expect([kept(pages.shop), kept(pages.story)]).toEqual([undefined, 'Somos dos hermanas.']);
  });

  test('after a write pages are renewed unasked, the popular ones first', async () => {
    const renewed: string[] = [];
    const all = Promise.withResolvers<void>();
    for (const [href, times] of [
      ['/rara', 1],
      ['/usual', 3],
      ['/otra', 2],
    ] as const) {
      const { make } = nameplate();
      await cache.obtain(aVariant(href), async (from) => {
        const answer = await make(from);
        if (answer.body?.toString() === 'Después') renewed.push(href);
        if (renewed.length === 3) all.resolve();
        return answer;
      });
      for (let time = 1; time < times; time += 1) kept(aVariant(href));
    }
    await rename(thread.id, 'Después');
    kept(aVariant('/nueva'));
    await all.promise;
    expect(renewed).toEqual(['/usual', '/otra', '/rara']);
  });

  test('while pages are rendered, a request without an order gets one at hand [HOME-004]', async () => {
    const { make, made } = nameplate();
    const inOrder = (seed: number, isDrawn: boolean) => ({ ...aVariant('/'), seed, isDrawn });
    await cache.obtain(inOrder(3, true), make);
    expect(kept(inOrder(9, true))).toBeUndefined();
    const rendering = Promise.withResolvers<PageAnswer>();
    const slow = cache.obtain(aVariant('/FAQ'), () => rendering.promise);
    expect([kept(inOrder(9, true)), kept(inOrder(9, false))]).toEqual(['Antes', undefined]);
    await rename(thread.id, 'Después');
    const drawn = [5, 9, 31].map((seed) => cache.obtain(inOrder(seed, true), make));
    expect((await Promise.all(drawn)).map(({ body }) => body?.toString())).toEqual(Array(3).fill('Después'));
    expect(made()).toBe(2);
    rendering.resolve(aPage('Preguntas'));
    await slow;
  });

  test('requests during a rendering share its result or its failure, and the next request tries again', async () => {
    const variant = aVariant('/');
    const { make, made } = nameplate();
    await Promise.all([cache.obtain(variant, make), cache.obtain(variant, make)]);
    expect(made()).toBe(1);
    const failing = () => Promise.reject(new Error('no paper'));
    const asked = [cache.obtain(aVariant('/FAQ'), failing), cache.obtain(aVariant('/FAQ'), make)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await cache.obtain(aVariant('/FAQ'), make);
    expect(kept(aVariant('/FAQ'))).toBe('Antes');
  });

  test('a cached page is valid until midnight at the shop', async () => {
    const { make } = nameplate();
    await cache.obtain(aVariant('/'), make);
    shop.clock.now = Date.UTC(2026, 10, 21, 2, 59, 59, 999);
    expect(kept(aVariant('/'))).toBe('Antes');
    shop.clock.now += 1;
    expect(kept(aVariant('/'))).toBeUndefined();
  });
});

describe.each(ANY_ENGINE)('before many prices change on %s', (engine) => {
  const threads = Array.from({ length: 50 }, () => aThread({ price: pesos(100) }));
  const [first] = threads;
  const variant = aVariant('/moreInfo/hilo');
  let shop: TestShop;
  let cache: PageCache;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: threads });
    cache = openPageCache({ ...shop.ctx, maxBytes: 64 * KILOBYTE });
  });
  afterEach(() => shop.close());

  const kept = () => cache.find(variant)?.answer.body?.toString();
  const priceIn = ({ catalogue }: PageSources) => aPage(String(catalogue.product(first?.id ?? '')?.price));
  const changeAll = async () => {
    const rows = threads.map(({ id }) => ({ _id: id, version: 1, price: '200', wholesalePrice: '0' }));
    const answer = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/price-changes',
      payload: { rows },
    });
    expect(answer.statusCode).toBe(201);
  };

  test('popular pages are made, and requests get the present ones until then', async () => {
    const seen: unknown[] = [];
    await cache.obtain(variant, async (from) => {
      seen.push(kept());
      return priceIn(from);
    });
    await changeAll();
    expect([...seen, kept()]).toEqual([undefined, '10000', '20000']);
  });

  test('a page that takes too long holds nothing back, and is not kept', async () => {
    const never = Promise.withResolvers<PageAnswer>();
    let made = 0;
    await cache.obtain(variant, async (from) => {
      made += 1;
      return made === 1 ? priceIn(from) : never.promise;
    });
    await changeAll();
    expect([made, kept()]).toEqual([2, undefined]);
  });
});
