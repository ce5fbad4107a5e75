import { isSamePlace } from '#domain/catalogue/categories.ts';
import { hasLostCategory } from '#domain/catalogue/lost-category.ts';
import { formatCount } from '#domain/text/format.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import { record } from '#server/audit/record.ts';
import {
  type LeftProducts,
  readCategories,
  readEarlierCategories,
} from '#server/catalogue/read-categories.ts';
import { settleCategories } from '#server/catalogue/settle-categories.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { StagedRow } from '#server/price-changes/stage-batch.ts';
import { applyMarks } from '#server/product-actions/apply-marks.ts';
import { markedRow } from '#server/product-actions/chosen-rows.ts';
import { categoriesToWire } from './categories-to-wire.ts';
import { replaceCategories } from './replace-categories.ts';
import { staleCategories } from './stale-categories.ts';
import { unfitCategory } from './unfit-category.ts';

/**
 * Takes the last change of the tree back, if it merged or removed a category: the tree is the one before, and each product
 * returns to where it was, unless somebody put it elsewhere since. What was added to the other category stays there.
 * @throws Refusal 'stale-version' with the tree as it is · 'unfit-category'
 */
export async function undoCategories(
  ctx: Context,
  { expectedVersion }: { expectedVersion: number | null },
): Promise<WireCategories> {
  assertMay(ctx, 'store');
  for (;;) {
    await settleCategories(ctx);
    await settlePrices(ctx);
    await ctx.catalogue.catchUp();
    const now = await readCategories(ctx.db);
    if (expectedVersion !== null && expectedVersion !== now.version) throw staleCategories(ctx, now);
    const earlier = await readEarlierCategories(ctx.db, now.version - 1);
    if (earlier === null || !hasLostCategory(earlier.tree, now.tree)) throw unfitCategory('nothing-to-undo');
    const { left, ...before } = earlier;
    const rows = returning(ctx, left);
    const rule = ruleOf(rows.length);
    const restore = async (ctx: Context) => {
      await replaceCategories(ctx, now, { value: before });
      await record(ctx, 'categories-changed', { change: rule });
    };
    const isDone =
      rows.length === 0
        ? await restoreTree(ctx, now.version, restore)
        : (await applyMarks(ctx, { kind: 'place', rule, undoOf: null, rows, also: restore })) !== null;
    if (!isDone) continue;
    await ctx.catalogue.catchUp();
    await ctx.settings.catchUp();
    return { ...categoriesToWire(ctx.catalogue), moved: rows.length };
  }
}

/** `false` when somebody changed the tree meanwhile. */
function restoreTree(
  ctx: Context,
  version: number,
  restore: (ctx: Context) => Promise<void>,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await nextNumber(ctx, 'catalogue-version');
    if ((await readCategories(ctx.db)).version !== version) return false;
    await restore(ctx);
    return true;
  });
}

function returning({ catalogue }: Context, left: readonly LeftProducts[]): StagedRow[] {
  return left.flatMap(({ from, to, ids }) =>
    ids.flatMap((id) => {
      const product = catalogue.product(id);
      if (product === null || !isSamePlace(product, to)) return [];
      const row = markedRow('place', product, { ...product, ...from });
      return row === null ? [] : [row];
    }),
  );
}

function ruleOf(products: number): string {
  const undone = 'Deshizo el último cambio de las categorías';
  if (products === 0) return undone;
  return `${undone}: ${formatCount(products, { one: 'producto vuelve', many: 'productos vuelven' })} a su lugar`;
}
