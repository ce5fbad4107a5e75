import { availableOf, placeKey, type Shelf, summedByPlace } from '#domain/stock/shelf.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import type { PlacedLine, ShelfLine } from './lines-of-orders.ts';
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
  const found = await findProducts(ctx.db, [...new Set(lines.map(({ productId }) => productId))]);
  const counted = countedThere(sums, found);
  const asked = summedByPlace(lines).filter((line) => counted.has(placeKey(line)));
  if (asked.length === 0) return [];
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

/** What there is of the counted places among sums, by `placeKey`. */
export function countedThere(
  sums: readonly StockSumRow[],
  products: readonly Pick<StoredProduct, 'id' | 'saleUnit'>[],
): ReadonlyMap<string, number> {
  const units = new Map(products.map(({ id, saleUnit }) => [id, saleUnit]));
  return new Map(
    sums.flatMap((sum) => {
      const unit = units.get(sum.product_id);
      if (unit === undefined || !isCountedIn(sum, unit)) return [];
      return [[placeKey({ productId: sum.product_id, variant: sum.variant }), sum.there] as const];
    }),
  );
}

/** What there is of the counted places of these lines, by `placeKey`, as far as the sums say. */
export function countedOfLines(
  sums: readonly StockSumRow[],
  lines: readonly PlacedLine[],
): ReadonlyMap<string, number> {
  const units = new Map(lines.map(({ productId, unit }) => [productId, unit]));
  return countedThere(
    sums,
    [...units].flatMap(([id, saleUnit]) => (saleUnit === null ? [] : [{ id, saleUnit }])),
  );
}
