import type { Product } from '#domain/catalogue/product.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import type { Context } from '#server/context.ts';

/** The fields of a product that a price change concerns. */
export type Priced = Pick<Product, 'id' | 'price' | 'bulkOffer'>;

type PriceChange = { readonly before: Priced; readonly after: Priced };

/** A row has seven parameters; a statement can have 32,766. */
const ROWS_PER_STATEMENT = 1000;

/** Stores who changed a price, when, and both prices. Without a change it stores nothing. */
export async function recordPriceChange(ctx: Context, change: PriceChange): Promise<void> {
  await recordPriceChanges(ctx, [change]);
}

/** The same for many at once. */
export async function recordPriceChanges(ctx: Context, changes: readonly PriceChange[]): Promise<void> {
  const rows = changes.filter(isChange).map((change) => rowOf(ctx, change));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    await ctx.db.insertInto('price_changes').values(batch).execute();
  }
}

/** Whether the price or the bulk offer changed. */
export function isChange({ before, after }: PriceChange): boolean {
  return !isSameProductPrice(before, after);
}

function rowOf(ctx: Context, { before, after }: PriceChange) {
  return {
    product_id: before.id,
    changed_at: ctx.now(),
    changed_by: ctx.actor?.email ?? '',
    price_before: before.price,
    price_after: after.price,
    bulk_before: bulkText(before.bulkOffer),
    bulk_after: bulkText(after.bulkOffer),
  };
}

/** '12 × 5400000': units and centavos of the pack. */
function bulkText(offer: BulkOffer | null): string | null {
  return offer === null ? null : `${offer.minimumUnits} × ${offer.packPrice}`;
}
