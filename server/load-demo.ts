import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertProducts } from '#server/catalogue/queries.ts';
import { addDemoPhotos } from '#server/images/image-store.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { countedStep, type Report, unwatched } from '#server/kernel/progress.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { countDemo } from '#server/stock/count-demo.ts';
import { addDemoLists } from '#server/wholesale/add-demo-lists.ts';

/**
 * Whether to load the demo's products: on request into an empty catalogue, otherwise into a new shop, which has no
 * administrator yet.
 */
export async function wantsDemo({ db }: Context, requested: boolean | null): Promise<boolean> {
  if (requested === false) return false;
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (product !== undefined) return false;
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return requested === true || account === undefined;
}

type DemoOrder = {
  readonly count: number;
  readonly photos: PhotoStore;
  readonly dataDir: string;
  readonly report?: Report;
};

/**
 * Loads the demo's products in one transaction, with their photos, some of them counted, price lists for who buys wholesale, and a spreadsheet for
 * trying the price update. When several processes start on a new database, the first one loads them.
 */
export async function loadDemo(
  ctx: Context,
  { count, photos, dataDir, report = unwatched }: DemoOrder,
): Promise<void> {
  // Imported here, because later starts don't need the demo's code.
  const { demoProducts } = await import('#demo/generate-products.ts');
  const { demoPriceList } = await import('#demo/price-list.ts');
  const { demoCounts } = await import('#demo/shelf-counts.ts');
  const { DEMO_LISTS } = await import('#demo/trade-lists.ts');
  const products = demoProducts(count);
  await addDemoPhotos(photos, products);
  await writeFile(join(dataDir, PRICE_LIST), demoPriceList(products));
  const isLoaded = await inTransaction(ctx, async (ctx) => {
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    const loaded = await ctx.db.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (loaded !== undefined) return false;
    const stored = countedStep(report, 'products-loaded', count);
    await insertProducts(ctx.db, products, { now: ctx.now(), changedIn, stored });
    return true;
  });
  // After the commit, because nobody locks a sum of the shelf after the counter.
  if (isLoaded) {
    await countDemo(ctx, demoCounts(products));
    await addDemoLists(ctx, DEMO_LISTS);
  }
  await ctx.catalogue.catchUp();
}

const PRICE_LIST = 'lista-de-precios-demo.csv';

/** The path of the demo's price list, or `null` without a loaded demo. */
export function demoPriceListFile(dataDir: string): string | null {
  const file = join(dataDir, PRICE_LIST);
  return existsSync(file) ? file : null;
}
