import { placeKey, type ShelfPlace } from '#domain/stock/shelf.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { lockedThere, writeCounts } from './write-counts.ts';
import { writeMoves } from './write-moves.ts';

type Counts = Parameters<typeof writeCounts>[1]['counts'];
type DemoCount = Counts[number] & { readonly supplier: string };

/** Puts a new demo's goods on its shelf: they came from their suppliers and were counted (STOCK-001). */
export function countDemo(ctx: Context, counts: readonly DemoCount[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockedThere(ctx.db, counts);
    for (const [supplier, goods] of Map.groupBy(counts, (count) => count.supplier)) {
      const moves = goods.map((count) => ({ ...placeOf(count), amount: count.counted, note: '' }));
      await writeMoves(ctx, { batchId: ctx.newId(), kind: 'received', supplier, moves });
    }
    const there = new Map(counts.map((count) => [placeKey(count), count.counted]));
    await writeCounts(ctx, { batchId: ctx.newId(), note: 'Conteo de muestra', counts, there });
  });
}

function placeOf({ productId, variant }: ShelfPlace): ShelfPlace {
  return { productId, variant };
}
