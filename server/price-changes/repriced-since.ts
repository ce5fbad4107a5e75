import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import type { NewPriceRow } from '#schemas/price-change.ts';
import type { Database } from '#server/db/connect.ts';
import { priceAfter, priceBefore } from '#server/price-history/priced.ts';

const IDS_PER_STATEMENT = 1000;

/** The ids of products whose price changed since the versions of the rows. */
export async function repricedSince(db: Database, rows: readonly NewPriceRow[]): Promise<Set<string>> {
  const repriced = new Set<string>();
  for (let start = 0; start < rows.length; start += IDS_PER_STATEMENT) {
    const versions = new Map(
      rows.slice(start, start + IDS_PER_STATEMENT).map(({ _id, version }) => [_id, version]),
    );
    const changes = await db
      .selectFrom('price_changes')
      .innerJoin('price_batches', 'price_batches.id', 'price_changes.batch_id')
      .selectAll('price_changes')
      .where('product_id', 'in', [...versions.keys()])
      .where('applied_at', 'is not', null)
      .where('is_left_out', '=', 0)
      .where('marks_after', 'is', null)
      .execute();
    for (const change of changes) {
      const isLater = (change.version ?? 0) >= (versions.get(change.product_id) ?? 0);
      if (isLater && !isSameProductPrice(priceBefore(change), priceAfter(change)))
        repriced.add(change.product_id);
    }
  }
  return repriced;
}
