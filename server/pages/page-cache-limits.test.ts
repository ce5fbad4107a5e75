import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_START, DEMO_STORE } from '#config/demo-store.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { storefrontOf } from '#domain/catalogue/storefront.ts';
import type { LiveCatalogue } from '#server/kernel/catalogue-view.ts';
import type { LiveSettings } from '#server/kernel/settings-view.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { aPage, aVariant } from '#tests/support/a-shared-page.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import type { PageVariant } from './page-variant.ts';

const KILOBYTE = 1024;

const EMPTY_CATALOGUE: LiveCatalogue = {
  version: () => 1,
  product: () => null,
  storefront: () => storefrontOf(indexed<StoredProduct>([])),
  categories: () => ({ version: 0, tree: DEFAULT_TREE, former: [] }),
  all: () => indexed([]),
  catchUp: async () => undefined,
  prepareFor: () => undefined,
};

describe('the limits of the page cache', () => {
  const make = async () => aPage('Antes');
  let cache: PageCache;

  beforeEach(() => {
    cache = cacheOf(64 * KILOBYTE);
  });

  const settings: LiveSettings = {
    version: () => 1,
    current: () => DEMO_STORE,
    area: (area) => ({ version: 0, value: DEMO_START.settings[area] }),
    startingValue: (area) => DEMO_START.settings[area],
    catchUp: async () => undefined,
  };
  const cacheOf = (maxBytes: number) =>
    openPageCache({ catalogue: EMPTY_CATALOGUE, settings, now: () => 0, maxBytes });
  const kept = (variant: PageVariant) => cache.find(variant)?.answer.body?.toString();

  test.each([
    ['an error', { status: 500 }],
    ['a missing product', { status: 404 }],
    ['a redirect', { status: 302, body: null }],
    ['one that sets a cookie', { headers: { etag: 'W/"1"', 'set-cookie': ['a=b'] } }],
    ['one without a tag', { headers: {} }],
  ])('%s is not cached', async (_what, answer) => {
    await cache.obtain(aVariant('/'), async () => ({ ...aPage('x'), ...answer }));
    expect(kept(aVariant('/'))).toBeUndefined();
    expect(cache.bytes()).toBe(0);
  });

  test('it stays within its bytes and drops the least recently used pages', async () => {
    const fill = (variant: PageVariant) => cache.obtain(variant, async () => aPage('x'.repeat(KILOBYTE)));
    const pages = Array.from({ length: 40 }, (_, index) => aVariant(`/moreInfo/${index}`));
    const [first] = pages;
    if (first === undefined) throw new Error('no pages');
    for (const variant of pages) {
      await fill(variant);
      kept(first);
    }
    expect(cache.bytes()).toBeLessThanOrEqual(64 * KILOBYTE);
    const there = pages.map((variant) => kept(variant) !== undefined);
    expect([there[0], there[1], there[39]]).toEqual([true, false, true]);
  });

  test('searches evict no other page', async () => {
    cache = cacheOf(256 * KILOBYTE);
    await cache.obtain(aVariant('/'), make);
    for (let search = 0; search < 100; search += 1) {
      await cache.obtain(aVariant(`/?q=${search}`, { isOpenEnded: true }), make);
    }
    expect(kept(aVariant('/'))).toBe('Antes');
    expect(kept(aVariant('/?q=99', { isOpenEnded: true }))).toBe('Antes');
    expect(kept(aVariant('/?q=0', { isOpenEnded: true }))).toBeUndefined();
    expect(cache.bytes()).toBeLessThanOrEqual(70 * KILOBYTE);
  });

  test('without memory it caches no page', async () => {
    cache = cacheOf(0);
    await cache.obtain(aVariant('/'), make);
    await cache.obtain(aVariant('/?q=hilo', { isOpenEnded: true }), make);
    expect(cache.bytes()).toBe(0);
  });

  test('a page too large for it is sent, but not cached', async () => {
    const answer = await cache.obtain(aVariant('/'), async () => aPage('x'.repeat(20 * KILOBYTE)));
    expect(answer.body).toHaveLength(20 * KILOBYTE);
    expect(cache.bytes()).toBe(0);
  });
});
