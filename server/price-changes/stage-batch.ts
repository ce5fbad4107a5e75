import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { Context } from '#server/context.ts';
import type { PriceBatchSource } from '#server/db/tables/price-tables.ts';
import { priceColumnsOf } from './priced.ts';

/** A claim older than this belongs to a process that died; in ms. */
export const CLAIM_MS = 5 * 60_000;

/** Rows of one statement: making its text and values takes some ms, in which nothing else is served. */
const PIECE = 500;

export type StagedRow = {
  readonly productId: string;
  /** The product's version that the prices before belong to. */
  readonly version: number;
  readonly before: ProductPrice;
  readonly after: ProductPrice;
  /** The offer mark, where the batch sets it. */
  readonly offer: { readonly before: boolean; readonly after: boolean } | null;
};

export type StagedBatch = {
  readonly source: PriceBatchSource;
  readonly rule: string;
  readonly note: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The batch that this one undoes. */
  readonly undoOf: string | null;
};

/**
 * Stores a batch that doesn't count yet, in short transactions, and returns its id. Whoever stages it begins, schedules
 * or drops it; if the process dies before, the schedule drops it.
 */
export async function stageBatch(
  ctx: Context,
  batch: StagedBatch,
  rows: readonly StagedRow[],
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto('price_batches')
    .values({
      id,
      source: batch.source,
      status: 'staged',
      rule: batch.rule,
      note: batch.note,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
      starts_at: batch.startsAt,
      ends_at: batch.endsAt,
      undo_of: batch.undoOf,
      changed: rows.length,
      left_out: 0,
      claimed_until: ctx.now() + CLAIM_MS,
    })
    .execute();
  for (let start = 0; start < rows.length; start += PIECE) {
    const piece = rows.slice(start, start + PIECE).map((row) => ({
      batch_id: id,
      product_id: row.productId,
      version: row.version,
      ...priceColumnsOf(row.before, row.after),
      offer_before: flagOf(row.offer?.before),
      offer_after: flagOf(row.offer?.after),
      is_left_out: 0,
    }));
    await ctx.db.insertInto('price_changes').values(piece).execute();
    await nextTurn();
  }
  return id;
}

/** Removes a batch that never counted, in short transactions. One that counts or is scheduled stays. */
export async function dropStaged({ db }: Context, id: string): Promise<void> {
  const staged = db.selectFrom('price_batches').select('id').where('id', '=', id);
  if ((await staged.where('status', '=', 'staged').executeTakeFirst()) === undefined) return;
  for (;;) {
    const piece = db.selectFrom('price_changes').select('id').where('batch_id', '=', id).limit(PIECE);
    const { numDeletedRows } = await db
      .deleteFrom('price_changes')
      .where('id', 'in', piece)
      .executeTakeFirst();
    if (numDeletedRows < BigInt(PIECE)) break;
    await nextTurn();
  }
  await db.deleteFrom('price_batches').where('id', '=', id).where('status', '=', 'staged').execute();
}

function flagOf(isOn: boolean | undefined): number | null {
  if (isOn === undefined) return null;
  return isOn ? 1 : 0;
}
