import { placeKey, type ShelfPlace, summedByPlace } from '#domain/stock/shelf.ts';
import { addedBy } from '#domain/stock/stock-move.ts';
import type { StockMoves } from '#schemas/stock.ts';
import type { WireStockMoved } from '#schemas/stock-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { productsOfLines } from './named-lines.ts';
import { lockSums, sumsOf } from './queries.ts';
import { writeMoves } from './write-moves.ts';

/**
 * Writes what came in, went out or was lost into the ledger, all lines or none (STOCK-008). A repeated key writes nothing
 * more. The counter may receive; all else, and taking back, needs the capability 'stock'.
 * @throws Refusal 'unknown-product' · 'invalid-request' for a name that is no variant · 'key-reused'
 */
export async function moveStock(
  ctx: Context,
  { request, idempotencyKey }: { request: StockMoves; idempotencyKey: string | null },
): Promise<WireStockMoved> {
  assertMay(ctx, 'receive-stock');
  const { kind, supplier, lines } = request;
  const moved = await inTransaction(ctx, async (ctx) => {
    if (kind !== 'received' || lines.some(({ amount }) => amount < 0)) assertMay(ctx, 'stock');
    const id = ctx.newId();
    const places = lines.map(({ _id, variant }) => ({ productId: _id, variant }));
    const claim = { key: idempotencyKey ?? '', request: { stock: request }, madeId: id };
    const earlierId = idempotencyKey === null ? null : await claimIdempotencyKey(ctx, claim);
    if (earlierId !== null) return movedAnswer(ctx, earlierId, places);
    await productsOfLines(ctx, places);
    const moves = lines.map(({ _id, variant, amount, note }) => ({
      productId: _id,
      variant,
      amount: addedBy(kind, amount),
      note,
    }));
    await lockSums(ctx.db, summedByPlace(moves));
    await writeMoves(ctx, { batchId: id, kind, supplier, moves });
    return movedAnswer(ctx, id, places);
  });
  await ctx.catalogue.catchUp();
  return moved;
}

async function movedAnswer(ctx: Context, id: string, places: readonly ShelfPlace[]): Promise<WireStockMoved> {
  const sums = await sumsOf(ctx.db, [...new Set(places.map(({ productId }) => productId))]);
  const there = new Map(
    sums.map((sum) => [placeKey({ productId: sum.product_id, variant: sum.variant }), sum.there]),
  );
  const moved = summedByPlace(places.map((place) => ({ ...place, amount: 0 })));
  return {
    _id: id,
    lines: moved.map(({ productId, variant }) => ({
      _id: productId,
      variant,
      there: there.get(placeKey({ productId, variant })) ?? 0,
    })),
  };
}
