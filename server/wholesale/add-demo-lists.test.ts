import { describe, expect, test } from 'vitest';
import { DEMO_BRANDS } from '#demo/brands.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { DEMO_LISTS } from '#demo/trade-lists.ts';
import type { WirePriceList, WireWholesale } from '#schemas/wholesale.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { addDemoLists } from './add-demo-lists.ts';

describe.each(ENGINES)('the demo’s price lists on %s', (engine) => {
  const shop = shopForEachTest(engine, { products: demoProducts(30) });

  test('each link of a demo opens prices below those of everybody [TRADE-001 TRADE-002]', async () => {
    await addDemoLists(shop.ctx, DEMO_LISTS);
    const lists = (await shop.callAsAdministrator({ url: '/api/price-lists' })).json<WirePriceList[]>();
    expect(lists.map(({ name }) => name)).toEqual(['Revendedores', 'Talleres']);
    for (const { url } of lists.flatMap(({ links }) => links)) {
      const priceList = url.split('/').at(-1) ?? '';
      const held = await shop.call({ url: '/api/wholesale', cookies: { priceList } });
      expect(Object.keys(held.json<WireWholesale>().prices).length).toBeGreaterThan(20);
    }
  });

  test('a demo’s rule is for a brand that the demo has', () => {
    const brands = DEMO_BRANDS.map(({ name }) => name);
    const named = DEMO_LISTS.flatMap(({ rules }) => rules.map(({ brand }) => brand)).filter(Boolean);
    expect(brands).toEqual(expect.arrayContaining(named));
  });
});
