import type { Product } from '#domain/catalogue/product.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { Context } from '#server/context.ts';

type Priced = Pick<Product, 'id' | 'price' | 'bulkOffer'>;

/** Keeps who changed a price when, from what to what; writes nothing when the price is as it was. */
export async function recordPriceChange(
  ctx: Context,
  { before, after }: { before: Priced; after: Priced },
): Promise<void> {
  const bulkBefore = bulkText(before.bulkOffer);
  const bulkAfter = bulkText(after.bulkOffer);
  if (before.price === after.price && bulkBefore === bulkAfter) return;
  await ctx.db
    .insertInto('price_changes')
    .values({
      product_id: before.id,
      changed_at: ctx.now(),
      changed_by: ctx.actor?.email ?? '',
      price_before: before.price,
      price_after: after.price,
      bulk_before: bulkBefore,
      bulk_after: bulkAfter,
    })
    .execute();
}

/** '12 × 5400000': units and centavos of the pack. */
function bulkText(offer: BulkOffer | null): string | null {
  return offer === null ? null : `${offer.minimumUnits} × ${offer.packPrice}`;
}
