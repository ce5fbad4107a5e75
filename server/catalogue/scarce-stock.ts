import { unitOfCode } from '#domain/measure/sale-unit.ts';
import { isScarce, type ScarceStock } from '#domain/stock/shown-stock.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import type { Database } from '#server/db/connect.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/** The products with what of them is counted and scarce (STOCK-002). */
export async function withScarceStock(
  db: Database,
  products: readonly StoredProduct[],
): Promise<StoredProduct[]> {
  const units = new Map(products.map(({ id, saleUnit }) => [id, saleUnit]));
  const sums = await db
    .selectFrom('stock_sums')
    .select(['product_id', 'variant', 'there', 'unit', 'counted_at'])
    .where('product_id', 'in', [...units.keys()])
    .where('counted_at', 'is not', null)
    .execute();
  const scarce = new Map<string, ScarceStock>();
  for (const sum of sums) {
    const unit = units.get(sum.product_id);
    if (unit === undefined || !isCountedIn(sum, unit) || !isScarce(sum.there, unitOfCode(unit.code)))
      continue;
    scarce.set(sum.product_id, { ...scarce.get(sum.product_id), [sum.variant]: sum.there });
  }
  return products.map((product) => {
    const shelf = scarce.get(product.id);
    return shelf === undefined ? product : { ...product, scarce: shelf };
  });
}

/** The products of which what shoppers may be told changed after a version of the catalogue. */
export async function stockSeenAfter(db: Database, version: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_sums')
    .select('product_id')
    .distinct()
    .where('seen_in', '>', version)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
