import { measureBusyShop } from './measure-busy-shop.ts';
import { measurePages, measureRendering } from './measure-pages.ts';
import {
  measureColdStart,
  measureFirstStart,
  measureIdleMemory,
  measureLoadedMemory,
} from './measure-start.ts';
import type { Plan } from './plan.ts';
import type { Row } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

/** A shop of one size from its first start to its pages under load. */
export function measureShop(products: number, plan: Plan): Promise<Row[]> {
  return withDataFolder(async (dataDir) => {
    const starts = [
      await measureFirstStart({ dataDir, products }),
      await measureColdStart({ dataDir, products }, plan),
    ];
    const withCache = await withShop({ dataDir, env: {} }, async (shop) => [
      await measureIdleMemory(shop, { products, plan }),
      ...(await measurePages(shop.url, { products, plan })),
      await measureBusyShop(shop.url, { products, plan }),
      measureLoadedMemory(shop, products),
    ]);
    const withoutCache = await withShop({ dataDir, env: { PAGE_CACHE_MB: '0' } }, ({ url }) =>
      measureRendering(url, { products, plan }),
    );
    return [...starts, ...withCache, ...withoutCache];
  });
}
