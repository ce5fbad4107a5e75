import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addDemoPhotos } from '#server/images/image-store.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import { insertProducts } from './queries.ts';

/**
 * Whether the demo's products are to be loaded: on request into an empty catalogue, otherwise when the shop is new,
 * which it is until somebody can log in.
 */
export async function wantsDemo({ db }: Context, requested: boolean | null): Promise<boolean> {
  if (requested === false) return false;
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (product !== undefined) return false;
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return requested === true || account === undefined;
}

/**
 * Loads the demo's products in one transaction, with their photos and a price list to try the update with. Of several
 * processes that start on one new database, the first loads them.
 */
export async function loadDemo(
  ctx: Context,
  { count, photos, dataDir }: { count: number; photos: PhotoStore; dataDir: string },
): Promise<void> {
  // A shop loads its demo once, and every later start does without what makes it.
  const { demoProducts } = await import('#demo/generate-products.ts');
  const { demoPriceList } = await import('#demo/price-list.ts');
  const products = demoProducts(count);
  await addDemoPhotos(photos);
  await writeFile(join(dataDir, PRICE_LIST), demoPriceList(products));
  await inTransaction(ctx, async (ctx) => {
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    const loaded = await ctx.db.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (loaded !== undefined) return;
    await insertProducts(ctx.db, products, { now: ctx.now(), changedIn });
  });
  await ctx.catalogue.catchUp();
}

const PRICE_LIST = 'lista-de-precios-demo.csv';

/** The demo's price list, or `null` where no demo was loaded. */
export function demoPriceListFile(dataDir: string): string | null {
  const file = join(dataDir, PRICE_LIST);
  return existsSync(file) ? file : null;
}
