import type { PriceBatchSource } from '#server/db/tables/price-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { isChange, type PriceChange, priceColumnsOf } from './priced.ts';

/** A row has nine parameters; a statement can have 32,766. */
const ROWS_PER_STATEMENT = 1000;

type NewBatch = {
  readonly source: PriceBatchSource;
  /** What was done, in Spanish. */
  readonly rule: string;
  readonly note?: string;
};

/**
 * Stores who changed prices, when, why, and the prices before and after, as a batch that can be undone. It runs in the
 * transaction that writes the products, after them, and dates their prices.
 * @returns the batch's id, or `null` when no price changed
 */
export async function recordPriceBatch(
  ctx: Context,
  { source, rule, note = '' }: NewBatch,
  changes: readonly PriceChange[],
): Promise<string | null> {
  const real = changes.filter(isChange);
  if (real.length === 0) return null;
  const id = ctx.newId();
  const now = ctx.now();
  await ctx.db
    .insertInto('price_batches')
    .values({
      id,
      source,
      status: 'applied',
      rule,
      note,
      actor: ctx.actor?.email ?? '',
      created_at: now,
      applied_at: null,
      changed: real.length,
      left_out: 0,
    })
    .execute();
  for (let start = 0; start < real.length; start += ROWS_PER_STATEMENT) {
    await recordRows(ctx, id, real.slice(start, start + ROWS_PER_STATEMENT));
  }
  // From here on its rows can't change.
  await ctx.db.updateTable('price_batches').set({ applied_at: now }).where('id', '=', id).execute();
  return id;
}

async function recordRows(ctx: Context, batchId: string, changes: readonly PriceChange[]): Promise<void> {
  const dated = await ctx.db
    .updateTable('products')
    .set({ price_changed_at: ctx.now(), price_ends_at: null })
    .where(
      'id',
      'in',
      changes.map(({ before }) => before.id),
    )
    .returning(['id', 'version'])
    .execute();
  const versions = new Map(dated.map(({ id, version }) => [id, version]));
  await ctx.db
    .insertInto('price_changes')
    .values(
      changes.map(({ before, after }) => ({
        batch_id: batchId,
        product_id: before.id,
        // The products are written already.
        version: (versions.get(before.id) ?? 1) - 1,
        ...priceColumnsOf(before, after),
        is_left_out: 0,
      })),
    )
    .execute();
}
