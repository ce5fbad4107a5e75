import { isCut } from '#domain/measure/pieces.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { countDifference, placeKey, summedByPlace } from '#domain/stock/shelf.ts';
import type { StockCounts } from '#schemas/stock.ts';
import type { WireStockDifferences } from '#schemas/stock-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { productsOfLines } from './named-lines.ts';
import { sumsOf } from './queries.ts';
import { lockedThere, thereOf, writeCounts } from './write-counts.ts';

/**
 * Writes what somebody counted, all lines or none, and answers what differs from the ledger at that moment. From its first
 * count on a variant is counted. A dry run stores nothing (STOCK-006, STOCK-008).
 * @throws Refusal 'unknown-product' · 'invalid-request' for a name that is no variant
 */
export async function countStock(
  ctx: Context,
  { lines, note, dryRun }: StockCounts,
): Promise<WireStockDifferences> {
  assertMay(ctx, 'stock');
  const answer = await inTransaction(ctx, async (ctx) => {
    const counts = lines.map(({ _id, variant, counted }) => ({ productId: _id, variant, amount: counted }));
    const products = await productsOfLines(ctx, counts);
    assertInRolls(lines, products);
    const there = dryRun
      ? thereOf(await sumsOf(ctx.db, [...products.keys()]))
      : await lockedThere(ctx.db, counts);
    const compared = summedByPlace(counts).map(({ productId, variant, amount: counted }) => {
      const before = there.get(placeKey({ productId, variant })) ?? 0;
      const difference = countDifference({ there: before, counted });
      return { productId, variant, there: before, counted, difference };
    });
    if (!dryRun) {
      const rolls = new Map(lines.map((line) => [placeKey({ ...line, productId: line._id }), line.rolls]));
      const written = compared.map(({ productId, variant, counted }) => ({
        productId,
        variant,
        counted,
        unit: products.get(productId)?.saleUnit.code ?? BY_PIECE.code,
        rolls: rolls.get(placeKey({ productId, variant })),
      }));
      await writeCounts(ctx, { batchId: ctx.newId(), note, counts: written, there });
    }
    const differences = compared.filter(({ difference }) => difference !== 0);
    return { differences: differences.map(({ productId, ...line }) => ({ _id: productId, ...line })) };
  });
  await ctx.catalogue.catchUp();
  return answer;
}

/** Only what is cut by the metre lies in rolls. @throws Refusal 'invalid-request' */
function assertInRolls(lines: StockCounts['lines'], products: ReadonlyMap<string, StoredProduct>): void {
  const unfit = lines.find(
    ({ _id, rolls }) => rolls !== undefined && !isCut(products.get(_id)?.saleUnit ?? BY_PIECE),
  );
  if (unfit === undefined) return;
  const message = `Rollos: ${products.get(unfit._id)?.name} no se vende por metro`;
  throw new Refusal('invalid-request', { errors: [{ field: 'lines.rolls', message }] });
}
