import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import type { WirePriceBatch, WirePriceBatchRow } from '#schemas/price-change-answers.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/tables/price-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { priceAfter, priceBefore } from '#server/price-history/priced.ts';
import {
  findBatch,
  findBatches,
  rowsOfBatch,
  undoneCounts,
  undoneProducts,
} from '#server/price-history/queries.ts';
import { batchToWire, pricesToWire } from './batch-to-wire.ts';

type ListQuery = { readonly scheduled: boolean; readonly page: number; readonly size: number };

/** One page of the history, newest first, and its length (STUDIO-007). */
export async function listPriceBatches(
  ctx: Context,
  { scheduled, page, size }: ListQuery,
): Promise<{ batches: WirePriceBatch[]; total: number }> {
  assertMay(ctx, 'prices');
  const place = { isScheduled: scheduled, limit: size, offset: (page - 1) * size };
  const { batches, total } = await findBatches(ctx.db, place);
  const undone = await undoneCounts(
    ctx.db,
    batches.map(({ id }) => id),
  );
  return { batches: batches.map((batch) => batchToWire(batch, undone.get(batch.id) ?? 0)), total };
}

export type BatchDetail = {
  readonly batch: WirePriceBatch;
  /** In pieces. */
  readonly rows: AsyncIterable<readonly WirePriceBatchRow[]>;
};

/** A batch with its rows, each with what became of it. @throws Refusal 'price-batch-not-found' */
export async function getPriceBatch(ctx: Context, id: string): Promise<BatchDetail> {
  assertMay(ctx, 'prices');
  const batch = await findBatch(ctx.db, id);
  if (batch === null) throw new Refusal('price-batch-not-found');
  const undone = (await undoneCounts(ctx.db, [id])).get(id) ?? 0;
  const rows = detailRows(ctx, batch, await undoneProducts(ctx.db, id));
  return { batch: batchToWire(batch, undone), rows };
}

async function* detailRows(ctx: Context, batch: PriceBatchRow, undone: ReadonlySet<string>) {
  for await (const rows of rowsOfBatch(ctx.db, batch.id)) {
    const gone = rows.map((row) => row.product_id).filter((id) => ctx.catalogue.product(id) === null);
    const deleted = new Map((await findProducts(ctx.db, gone)).map((product) => [product.id, product]));
    yield rows.map((row): WirePriceBatchRow => {
      const product = ctx.catalogue.product(row.product_id);
      const named = product ?? deleted.get(row.product_id);
      return {
        _id: row.product_id,
        code: named?.code ?? '',
        name: named?.name ?? '',
        before: pricesToWire(priceBefore(row)),
        after: pricesToWire(priceAfter(row)),
        state: stateOf(row, { batch, product, isUndone: undone.has(row.product_id) }),
      };
    });
  }
}

type Present = { batch: PriceBatchRow; product: StoredProduct | null; isUndone: boolean };

function stateOf(row: PriceChangeRow, { batch, product, isUndone }: Present): WirePriceBatchRow['state'] {
  if (batch.applied_at === null) return batch.status === 'ended' ? 'left-out' : 'waiting';
  if (row.is_left_out === 1) return 'left-out';
  if (product !== null && isSameProductPrice(product, priceAfter(row))) return 'applied';
  return isUndone ? 'undone' : 'changed-since';
}
