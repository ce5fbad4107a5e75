import { DEMO_ID_START } from '#demo/generate-products.ts';
import type { WireDemoRemoval } from '#schemas/overview-answers.ts';
import { record } from '#server/audit/record.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import { beginCatalogueWrite, settleProducts } from '#server/catalogue/settle-prices.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isUntouchedDemo } from './untouched-demo.ts';

const BATCH = 1000;

/**
 * Deletes the demo's products; each can be restored. Edited ones belong to the shop by now and stay. Orders keep their
 * snapshots, so ordered products are deleted too.
 */
export async function removeDemo(ctx: Context): Promise<WireDemoRemoval> {
  assertMay(ctx, 'erase');
  const result = await inTransaction(ctx, async (ctx) => {
    // The counter's row is a lock: no edit can fall between reading and deleting.
    const changedIn = await beginCatalogueWrite(ctx, []);
    const ids = await demoIds(ctx);
    await settleProducts(ctx.db, ids);
    let removed = 0;
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = await findProducts(ctx.db, ids.slice(start, start + BATCH));
      const untouched = batch.filter(isUntouchedDemo).map(({ id }) => id);
      await markDeleted(ctx, { ids: untouched, changedIn });
      removed += untouched.length;
    }
    await record(ctx, 'demo-removed', { count: removed });
    return { removed, kept: ids.length - removed };
  });
  await ctx.catalogue.catchUp();
  return result;
}

async function demoIds({ db }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '>=', DEMO_ID_START)
    .where('id', '<', `${DEMO_ID_START}g`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function markDeleted(
  ctx: Context,
  change: { ids: readonly string[]; changedIn: number },
): Promise<void> {
  if (change.ids.length === 0) return;
  await ctx.db
    .updateTable('products')
    .set((eb) => ({
      version: eb('version', '+', 1),
      changed_in: change.changedIn,
      updated_at: ctx.now(),
      deleted_at: ctx.now(),
    }))
    .where('id', 'in', change.ids)
    .execute();
}
