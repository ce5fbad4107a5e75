import { summedByPlace } from '#domain/stock/shelf.ts';
import type { StockWatch } from '#schemas/stock.ts';
import type { WireProductStock } from '#schemas/stock-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { productsOfLines } from './named-lines.ts';
import { productStock } from './product-stock.ts';
import { lockSums } from './queries.ts';
import { tellCatalogue } from './tell-catalogue.ts';

/**
 * Says from which amount on a variant runs low, or that it is not counted any more. Its ledger stays (STOCK-001).
 * @throws Refusal 'unknown-product' · 'invalid-request' for a name that is no variant
 */
export async function watchStock(
  ctx: Context,
  { id, watch: { variants } }: { id: string; watch: StockWatch },
): Promise<WireProductStock> {
  assertMay(ctx, 'stock');
  const watched = await inTransaction(ctx, async (ctx) => {
    const places = variants.map(({ name }) => ({ productId: id, variant: name, amount: 0 }));
    const product = (await productsOfLines(ctx, places)).get(id);
    await lockSums(ctx.db, summedByPlace(places));
    for (const { name, lowAt, isCounted } of variants) {
      const columns = {
        ...(lowAt !== undefined && { low_at: lowAt }),
        ...(isCounted === false && { counted_at: null }),
      };
      if (Object.keys(columns).length === 0) continue;
      await ctx.db
        .updateTable('stock_sums')
        .set(columns)
        .where('product_id', '=', id)
        .where('variant', '=', name)
        .execute();
    }
    const forgotten = variants.filter(({ isCounted }) => isCounted === false);
    await tellCatalogue(
      ctx,
      forgotten.map(({ name }) => ({ productId: id, variant: name })),
    );
    await record(ctx, 'stock-watched', { id, name: product?.name ?? '' });
    return productStock(ctx, id);
  });
  await ctx.catalogue.catchUp();
  return watched;
}
