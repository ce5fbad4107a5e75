import { isSameProductPrice, type ProductPrice } from '#domain/pricing/product-price.ts';
import type { Database } from '#server/db/connect.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/tables/price-tables.ts';
import { priceAfter, priceBefore } from '#server/price-history/priced.ts';

/** The price before a change, and the offer mark where the change set it. */
export type Standing = { readonly price: ProductPrice; readonly isOffer: boolean | null };

type Reader = (row: PriceChangeRow) => Standing;

/**
 * Tells what stood before the rows of a batch. Where that was a temporary price which has ended since, it is what stood
 * before that one: else the end of the later batch would bring an ended offer back for good (STUDIO-009).
 */
export async function standingBefore(
  db: Database,
  batch: PriceBatchRow,
): Promise<(rows: readonly PriceChangeRow[]) => Promise<Reader>> {
  const appliedAt = batch.applied_at ?? 0;
  const ended = await db
    .selectFrom('price_batches')
    .select('id')
    .where('ends_at', '>', appliedAt)
    .where('applied_at', '<=', appliedAt)
    .where('id', '!=', batch.id)
    .where('status', '=', 'ended')
    .execute();
  if (ended.length === 0) return async () => ownStanding;
  const endedIds = ended.map(({ id }) => id);
  return async (rows) => {
    const earlier = await db
      .selectFrom('price_changes')
      .innerJoin('price_batches', 'price_batches.id', 'price_changes.batch_id')
      .selectAll('price_changes')
      .where('batch_id', 'in', endedIds)
      .where(
        'product_id',
        'in',
        rows.map((row) => row.product_id),
      )
      .where('is_left_out', '=', 0)
      .orderBy('price_batches.applied_at', 'desc')
      .execute();
    const byProduct = Map.groupBy(earlier, (row) => row.product_id);
    return (row) => (byProduct.get(row.product_id) ?? []).reduce(withoutEnded, ownStanding(row));
  };
}

function ownStanding(row: PriceChangeRow): Standing {
  return { price: priceBefore(row), isOffer: row.offer_before === null ? null : row.offer_before === 1 };
}

function withoutEnded({ price, isOffer }: Standing, ended: PriceChangeRow): Standing {
  return {
    price: isSameProductPrice(price, priceAfter(ended)) ? priceBefore(ended) : price,
    isOffer: isOffer === true && ended.offer_before === 0 ? false : isOffer,
  };
}
