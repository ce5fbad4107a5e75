import type { WirePriceMoment } from '#schemas/price-change-answers.ts';
import { findProduct } from '#server/catalogue/queries.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { priceAfter, priceBefore } from '#server/price-history/priced.ts';
import { pricesToWire } from './batch-to-wire.ts';

/** A plot shows no more, and it is years of monthly changes. */
const MOST_SHOWN = 500;

/** How a product's price changed, newest first (STUDIO-007). @throws Refusal 'product-not-found' */
export async function productPrices(ctx: Context, id: string): Promise<WirePriceMoment[]> {
  assertMay(ctx, 'see-prices');
  if ((await findProduct(ctx.db, id)) === null) throw new Refusal('product-not-found');
  const changes = await ctx.db
    .selectFrom('price_changes')
    .innerJoin('price_batches', 'price_batches.id', 'price_changes.batch_id')
    .selectAll('price_changes')
    .select(['applied_at', 'actor', 'source'])
    .where('product_id', '=', id)
    .where('applied_at', 'is not', null)
    .where('is_left_out', '=', 0)
    .where('marks_after', 'is', null)
    .orderBy('applied_at', 'desc')
    .orderBy('price_changes.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return changes.map((change) => ({
    changedAt: new Date(change.applied_at ?? 0).toISOString(),
    actor: change.actor,
    source: change.source,
    batch: change.batch_id,
    before: pricesToWire(priceBefore(change)),
    after: pricesToWire(priceAfter(change)),
  }));
}
