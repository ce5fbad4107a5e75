import type { Database } from '#server/db/connect.ts';

/** Those of the products whose offer mark belongs to another batch that has not ended. */
export async function runningOffers(
  db: Database,
  productIds: readonly string[],
  exceptBatch: string,
): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('price_batches')
    .innerJoin('price_changes', 'price_changes.batch_id', 'price_batches.id')
    .select('product_id')
    .where('ends_at', 'is not', null)
    .where('status', 'in', ['settling', 'applied'])
    .where('price_batches.id', '!=', exceptBatch)
    .where('offer_after', '=', 1)
    .where('is_left_out', '=', 0)
    .where('product_id', 'in', productIds)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}
