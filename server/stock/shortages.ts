import { availableOf, placeKey, type Shelf, summedByPlace } from '#domain/stock/shelf.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import type { ShelfLine } from './lines-of-orders.ts';
import { promisedOf } from './promises.ts';

/** What is asked of a place that has less of it left; `promised` is what others were promised. */
export type Shortage = ShelfLine & Shelf & { readonly product: StoredProduct };

type Asked = {
  readonly lines: readonly ShelfLine[];
  /** The sums of all places that lines ask for, and maybe of others. */
  readonly sums: readonly StockSumRow[];
} & Pick<Parameters<typeof promisedOf>[1], 'without' | 'before'>;

/** What these lines ask together and is counted, where less is available (STOCK-002). */
export async function shortagesOf(ctx: Context, { lines, sums, ...others }: Asked): Promise<Shortage[]> {
  const counted = new Map(
    sums
      .filter(({ counted_at }) => counted_at !== null)
      .map(({ product_id, variant, there }) => [placeKey({ productId: product_id, variant }), there]),
  );
  const asked = summedByPlace(lines).filter((line) => counted.has(placeKey(line)));
  if (asked.length === 0) return [];
  const found = await findProducts(ctx.db, [...new Set(asked.map(({ productId }) => productId))]);
  const from = ctx.store.stock.promisesFrom;
  const promised = await promisedOf(ctx.db, { products: found, now: ctx.now(), from, ...others });
  const products = new Map(found.map((product) => [product.id, product]));
  return asked.flatMap((line) => {
    const product = products.get(line.productId);
    const key = placeKey(line);
    const shelf = { there: counted.get(key) ?? 0, promised: promised.get(key) ?? 0 };
    return product === undefined || line.amount <= availableOf(shelf) ? [] : [{ ...line, ...shelf, product }];
  });
}
