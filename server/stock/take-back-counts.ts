import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockSums, stopCounting } from './queries.ts';
import { tellCatalogue } from './tell-catalogue.ts';
import { writeMoves } from './write-moves.ts';

type TakenBack = {
  /** How many counts were taken back, now or by an earlier call. */
  readonly taken: number;
  /** The products of which something was counted again since; that stays. */
  readonly changedSince: readonly string[];
};

/**
 * Takes the counts of a batch back, once, whatever is pressed how often: each gets its opposite. What was not counted
 * before it is not counted again (STOCK-006, STOCK-007).
 */
export async function takeBackCounts(
  ctx: Context,
  { batchId, note }: { readonly batchId: string; readonly note: string },
): Promise<TakenBack> {
  assertMay(ctx, 'imports');
  return inTransaction(ctx, async (ctx) => {
    const written = await countsOfBatch(ctx.db, batchId);
    if (written.length === 0) return { taken: 0, changedSince: [] };
    await lockSums(ctx.db, written);
    const undoId = `${batchId}/undo`;
    const earlier = await countsOfBatch(ctx.db, undoId);
    const counted = await countsAround(ctx.db, batchId);
    const isLast = (place: ShelfPlace) => counted.get(placeKey(place))?.last === batchId;
    const changedSince = written.filter((place) => !isLast(place)).map(({ productId }) => productId);
    if (earlier.length > 0) return { taken: earlier.length, changedSince: [] };
    const taken = written.filter(isLast);
    if (taken.length === 0) return { taken: 0, changedSince: [...new Set(changedSince)] };
    const moves = taken.map(({ amount, ...place }) => ({ ...place, amount: 0 - amount, note }));
    await writeMoves(ctx, { batchId: undoId, kind: 'counted', moves });
    const first = taken.filter((place) => counted.get(placeKey(place))?.first === batchId);
    await stopCounting(ctx.db, first);
    await tellCatalogue(ctx, first);
    return { taken: taken.length, changedSince: [...new Set(changedSince)] };
  });
}

async function countsOfBatch(db: Database, batchId: string) {
  const rows = await db
    .selectFrom('stock_moves')
    .select(['product_id', 'variant', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .where('batch_id', '=', batchId)
    .groupBy(['product_id', 'variant'])
    .orderBy('product_id')
    .orderBy('variant')
    .execute();
  return rows.map(({ product_id, variant, amount }) => ({
    productId: product_id,
    variant,
    amount: Number(amount),
  }));
}

/** The batches of the first and the last count of each place of a batch. */
async function countsAround(
  db: Database,
  batchId: string,
): Promise<ReadonlyMap<string, { readonly first: string; readonly last: string }>> {
  const rows = await db
    .selectFrom('stock_moves as one')
    .innerJoin('stock_moves as any', (join) =>
      join.onRef('any.product_id', '=', 'one.product_id').onRef('any.variant', '=', 'one.variant'),
    )
    .select(['any.product_id', 'any.variant', 'any.batch_id'])
    .where('one.batch_id', '=', batchId)
    .where('any.kind', '=', 'counted')
    .orderBy('any.id')
    .execute();
  const around = new Map<string, { first: string; last: string }>();
  for (const { product_id, variant, batch_id } of rows) {
    const key = placeKey({ productId: product_id, variant });
    around.set(key, { first: around.get(key)?.first ?? batch_id, last: batch_id });
  }
  return around;
}
