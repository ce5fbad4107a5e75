import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { demoCounts } from '#demo/shelf-counts.ts';
import type { WireStockList } from '#schemas/stock-answers.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { countDemo } from './count-demo.ts';
import { countDifferingSums } from './queries.ts';

describe.each(ENGINES)('the demo’s shelf on %s', (engine) => {
  const products = demoProducts(60);
  const shop = shopForEachTest(engine, { products });

  test('what a demo counts is listed by supplier, some of it low, and its sums are those of its rows [STOCK-001 STOCK-005 STOCK-006]', async () => {
    const counts = demoCounts(products);
    await countDemo(shop.ctx, counts);
    const list = (await shop.callAsAdministrator({ url: '/api/stock?size=200' })).json<WireStockList>();
    expect(list.counted).toBe(counts.length);
    expect(list.low).toBeGreaterThan(0);
    expect(list.low).toBeLessThan(counts.length / 2);
    expect(new Set(list.rows.map(({ supplier }) => supplier)).size).toBeGreaterThan(2);
    expect(list.rows.every(({ there }) => there > 0)).toBe(true);
    expect(list.remnants).toBeGreaterThan(0);
    expect(await countDifferingSums(shop.ctx.db)).toBe(0);
  });

  test('a demo of any size counts as much as one of 300 products', () => {
    expect(demoCounts(demoProducts(2000))).toEqual(demoCounts(demoProducts(300)));
  });
});
