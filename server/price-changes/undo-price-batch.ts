import { isSameProductPrice } from '#domain/pricing/product-price.ts';
import { formatCount } from '#domain/text/format.ts';
import { record } from '#server/audit/record.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { PriceBatchRow } from '#server/db/tables/price-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { priceAfter } from '#server/price-history/priced.ts';
import { findBatch, rowsOfBatch } from '#server/price-history/queries.ts';
import { beginBatch } from './begin-batch.ts';
import { runningOffers } from './running-offers.ts';
import { dropStaged, type StagedRow, stageBatch } from './stage-batch.ts';
import { type Standing, standingBefore } from './standing-before.ts';

export type PriceUndo = {
  /** The id of the batch that undid this one; `null` when nothing could be restored. */
  readonly id: string | null;
  readonly restored: number;
  /** The products whose price changed since; they keep it. */
  readonly changedSince: readonly string[];
};

/**
 * Restores the prices before a batch, of all its rows or of some (STUDIO-008). The undo is a batch that can be undone.
 * @throws Refusal 'price-batch-not-found' · 'price-batch-not-applied'
 */
export async function undoPriceBatch(
  ctx: Context,
  { id, ids }: { id: string; ids: readonly string[] | null },
): Promise<PriceUndo> {
  assertMay(ctx, 'prices');
  const batch = await findBatch(ctx.db, id);
  if (batch === null) throw new Refusal('price-batch-not-found');
  if (batch.applied_at === null) throw new Refusal('price-batch-not-applied');
  return takeBack(ctx, batch, { ids, also: async () => undefined });
}

type TakingBack = {
  readonly ids: readonly string[] | null;
  /** What is stored together with the undo. */
  readonly also: (ctx: Context, changedSince: readonly string[]) => Promise<void>;
  /** The batch's own end: it takes its offer marks back from products with another price too. */
  readonly isEnd?: boolean;
};

/** The work of an undo; a batch with an end does it by itself. */
export async function takeBack(
  ctx: Context,
  batch: PriceBatchRow,
  { ids, also, isEnd = false }: TakingBack,
): Promise<PriceUndo> {
  for (;;) {
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const seenIn = ctx.catalogue.version();
    const { rows, changedSince } = await restorable(ctx, batch, { ids, isEnd });
    if (rows.length === 0) return { id: null, restored: 0, changedSince };
    const rule = isEnd ? `Terminó: ${batch.rule}` : undoInWords(batch, rows.length);
    const undo = { source: 'undo', rule, note: '', startsAt: null, endsAt: null } as const;
    const id = await stageBatch(ctx, { ...undo, undoOf: batch.id }, rows);
    const outcome = await beginBatch(ctx, {
      id,
      from: 'staged',
      seenIn,
      changed: rows.length,
      leftOut: 0,
      also: async (ctx) => {
        await markUndone(ctx, batch.id, id);
        await record(ctx, 'prices-restored', { id, count: rows.length, rule: batch.rule });
        await also(ctx, changedSince);
      },
    });
    if (outcome === 'begun') return { id, restored: rows.length, changedSince };
    await dropStaged(ctx, id);
  }
}

function undoInWords({ changed, rule }: PriceBatchRow, count: number): string {
  if (count === changed) return `Deshecho: ${rule}`;
  return `Deshecho en ${formatCount(count, { one: 'producto', many: 'productos' })}: ${rule}`;
}

async function restorable(
  ctx: Context,
  batch: PriceBatchRow,
  { ids, isEnd }: { ids: readonly string[] | null; isEnd: boolean },
): Promise<{ rows: StagedRow[]; changedSince: string[] }> {
  const wanted = ids === null ? null : new Set(ids);
  const rows: StagedRow[] = [];
  const changedSince: string[] = [];
  const marked: StoredProduct[] = [];
  const standingOf = await standingBefore(ctx.db, batch);
  for await (const piece of rowsOfBatch(ctx.db, batch.id)) {
    const standing = await standingOf(piece);
    for (const row of piece) {
      if (row.is_left_out === 1 || wanted?.has(row.product_id) === false) continue;
      const product = ctx.catalogue.product(row.product_id);
      const before = standing(row);
      if (product !== null && isAs(product, before)) continue;
      if (product !== null && isSameProductPrice(product, priceAfter(row))) {
        rows.push(restoredRow(product, before));
        continue;
      }
      changedSince.push(row.product_id);
      if (isEnd && product?.isOffer && before.isOffer === false) marked.push(product);
    }
  }
  const stillOffers = await runningOffers(
    ctx.db,
    marked.map(({ id }) => id),
    batch.id,
  );
  const unmarked = marked.filter(({ id }) => !stillOffers.has(id));
  rows.push(...unmarked.map((product) => restoredRow(product, { price: product, isOffer: false })));
  return { rows, changedSince };
}

/** Restored already, or set back by hand. */
function isAs(product: StoredProduct, { price, isOffer }: Standing): boolean {
  return (isOffer === null || product.isOffer === isOffer) && isSameProductPrice(product, price);
}

function restoredRow(product: StoredProduct, { price, isOffer }: Standing): StagedRow {
  return {
    productId: product.id,
    version: product.version,
    before: product,
    after: price,
    offer: isOffer === null ? null : { before: product.isOffer, after: isOffer },
  };
}

async function markUndone({ db }: Context, id: string, undoneBy: string): Promise<void> {
  await db.updateTable('price_batches').set({ undone_by: undoneBy }).where('id', '=', id).execute();
}
