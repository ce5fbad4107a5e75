import { measureBrowsing } from './measure-browsing.ts';
import { measurePages } from './measure-pages.ts';
import { measureKeptBesideRendered, measureRendering } from './measure-rendering.ts';
import { measureSaves } from './measure-saves.ts';
import {
  measureColdStart,
  measureFirstStart,
  measureIdleMemory,
  measureLoadedMemory,
} from './measure-start.ts';
import { measureStorm } from './measure-storm.ts';
import { MIDDLE_SIZE, type Plan } from './plan.ts';
import type { Row } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

/** Measures a shop of one size, from its first start to its pages under load. */
export function measureShop(products: number, plan: Plan): Promise<Row[]> {
  return withDataFolder(async (dataDir) => {
    const starts = [
      await measureFirstStart({ dataDir, products }),
      await measureColdStart({ dataDir, products }, plan),
    ];
    const withCache = await withShop({ dataDir, env: {} }, async (shop) => [
      await measureIdleMemory(shop, { products, plan }),
      ...(products === MIDDLE_SIZE ? [] : await measurePages(shop.url, { products, plan })),
      measureLoadedMemory(shop, products),
      await measureSaves(shop.url, { products, plan }),
      await measureBrowsing(shop.url, { products, plan }),
      await measureKeptBesideRendered(shop.url, { products, plan }),
      await measureStorm(shop.url, { products, plan }),
    ]);
    const withoutCache = await withShop({ dataDir, env: { PAGE_CACHE_MB: '0' } }, ({ url }) =>
      measureRendering(url, { products, plan }),
    );
    return [...starts, ...withCache, ...withoutCache];
  });
}
