import type { WireProductActionUndone } from '#schemas/product-action-answers.ts';
import { record } from '#server/audit/record.ts';
import { withPresentPlace } from '#server/catalogue/present-place.ts';
import { marksJson, withMarks } from '#server/catalogue/product-marks.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import type { MarkKind } from '#server/db/tables/price-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import type { StagedRow } from '#server/price-changes/stage-batch.ts';
import { rowsOfBatch } from '#server/price-history/queries.ts';
import { applyMarks } from './apply-marks.ts';
import { hasPlaceNow, markedRow, namedRow, withTakenCode } from './chosen-rows.ts';
import { findMarkBatch, type MarkBatch } from './find-mark-batch.ts';

/**
 * Makes the products of an action what they were before it. Those that changed since, or whose category is gone, are named and stay; the undo is an
 * action that can be undone itself.
 * @throws Refusal 'action-not-found'
 */
export async function undoAction(ctx: Context, id: string): Promise<WireProductActionUndone> {
  assertMay(ctx, 'catalogue');
  const batch = await findMarkBatch(ctx.db, id);
  for (;;) {
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const { rows, left } = await restorable(ctx, batch);
    const changedSince = left.map(namedRow);
    if (rows.length === 0) return { changed: 0, undo: null, changedSince };
    const rule = `Deshecho: ${batch.rule}`;
    const undo = await applyMarks(ctx, {
      kind: batch.mark_kind,
      rule,
      undoOf: id,
      rows,
      also: async (ctx, madeId) => {
        await ctx.db.updateTable('price_batches').set({ undone_by: madeId }).where('id', '=', id).execute();
        await record(ctx, 'products-changed', { id: madeId, count: rows.length, rule });
      },
    });
    if (undo !== null) return { changed: rows.length, undo, changedSince };
  }
}

/** Marks that put products into a category, which may have gone since. */
const MOVES: ReadonlySet<MarkKind> = new Set(['place', 'deletion']);

type Restorable = { readonly rows: readonly StagedRow[]; readonly left: readonly StoredProduct[] };

async function restorable(ctx: Context, batch: MarkBatch): Promise<Restorable> {
  const kind = batch.mark_kind;
  const rows: StagedRow[] = [];
  const left: StoredProduct[] = [];
  const deleted: StoredProduct[] = [];
  for await (const piece of rowsOfBatch(ctx.db, batch.id)) {
    const products = await productsOf(
      ctx,
      piece.map(({ product_id }) => product_id),
    );
    for (const { product_id, marks_before, marks_after } of piece) {
      const product = products.get(product_id);
      if (product === undefined || marks_before === null || marksJson(kind, product) === marks_before)
        continue;
      const isGone = product.deletedAt !== null && kind !== 'deletion';
      const restored = before(ctx, product, marks_before);
      const row = markedRow(kind, product, restored);
      const isPlaceless = MOVES.has(kind) && restored.deletedAt === null && !hasPlaceNow(ctx, restored);
      if (isGone || isPlaceless || marksJson(kind, product) !== marks_after) left.push(product);
      else if (row !== null) {
        rows.push(row);
        if (product.deletedAt !== null) deleted.push(product);
      }
    }
  }
  const rivals = new Set(withTakenCode(ctx, deleted));
  const rivalIds = new Set([...rivals].map(({ id }) => id));
  return { rows: rows.filter(({ productId }) => !rivalIds.has(productId)), left: [...left, ...rivals] };
}

/** The product with its marks of before; a category that has another name by now is meant by that. */
function before(ctx: Context, product: StoredProduct, marks: string): StoredProduct {
  return withPresentPlace(ctx, withMarks(product, marks));
}

/** Deleted ones too. */
async function productsOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
  const gone = ids.filter((id) => ctx.catalogue.product(id) === null);
  const products = new Map((await findProducts(ctx.db, gone)).map((product) => [product.id, product]));
  for (const id of ids) {
    const product = ctx.catalogue.product(id);
    if (product !== null) products.set(id, product);
  }
  return products;
}
