import { measurePages } from './measure-pages.ts';
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
    return withShop({ dataDir, env: {} }, async (shop) => [
      ...starts,
      await measureIdleMemory(shop, { products, plan }),
      ...(await measurePages(shop.url, { products, plan })),
      measureLoadedMemory(shop, products),
    ]);
  });
}
