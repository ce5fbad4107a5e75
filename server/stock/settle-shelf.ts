import { type Pieces, partsIn, summedPieces } from '#domain/measure/pieces.ts';
import { FETCHED } from '#domain/stock/fetched-status.ts';
import { placeKey, type ShelfPlace, summedByPlace } from '#domain/stock/shelf.ts';
import { countedAmounts, shelfChanges } from '#domain/stock/shelf-changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { Context } from '#server/kernel/context.ts';
import { linesOfOrders } from './lines-of-orders.ts';
import { lockSums, sumsOf } from './queries.ts';
import { countedOfLines } from './shortages.ts';
import { writeMoves } from './write-moves.ts';

type Changed = ShelfPlace & { readonly orderId: string; readonly amount: number };

/**
 * Takes the lines of these orders off the shelf, or gives them back, as their status says: once, whatever was pressed how
 * often (STOCK-004). The caller has changed the orders, holds them, and has not taken a counter yet.
 */
export async function settleShelf(ctx: Context, orderIds: readonly string[]): Promise<void> {
  const written = await writtenOf(ctx.db, orderIds);
  const { isOn } = ctx.store.stock;
  if (!isOn && written.length === 0) return;
  const fetched = await fetchedOf(ctx.db, orderIds);
  const moving = [...written.map(({ orderId }) => orderId), ...(isOn ? fetched : [])];
  const lines = await linesOfOrders(ctx.db, [...new Set(moving)]);
  const sums = await sumsOf(ctx.db, [...new Set(lines.map(({ productId }) => productId))]);
  const counted = [...countedOfLines(sums, lines).keys()];
  const changes: Changed[] = orderIds.flatMap((orderId) => {
    const own = written.filter((row) => row.orderId === orderId);
    const isFetched = fetched.has(orderId);
    // What was switched off takes nothing more; what had left comes back with its order.
    if (!isOn && isFetched) return [];
    const taken = countedAmounts(
      lines.filter((line) => line.orderId === orderId),
      new Set([...counted, ...own.map(placeKey)]),
    );
    return shelfChanges({ isFetched, lines: taken, written: own }).map((change) => ({ ...change, orderId }));
  });
  if (changes.length === 0) return;
  await lockSums(ctx.db, summedByPlace(changes));
  const batchId = ctx.newId();
  const moves = changes.map((change) => ({ ...change, note: '', cuts: cutsOf(change, lines) }));
  const [sold, returned] = [
    moves.filter(({ amount }) => amount < 0),
    moves.filter(({ amount }) => amount > 0),
  ];
  if (sold.length > 0) await writeMoves(ctx, { batchId, kind: 'sold', moves: sold });
  if (returned.length > 0) await writeMoves(ctx, { batchId, kind: 'returned', moves: returned });
}

/** How an order's lines are cut, where the shelf gives or gets back all of them. */
function cutsOf(
  { orderId, amount, ...place }: Changed,
  lines: Awaited<ReturnType<typeof linesOfOrders>>,
): readonly Pieces[] | undefined {
  const own = lines.filter((line) => line.orderId === orderId && placeKey(line) === placeKey(place));
  const cuts = summedPieces(own.flatMap((line) => line.cuts));
  return partsIn(cuts) === Math.abs(amount) ? cuts : undefined;
}

/** What the ledger has of orders. */
async function writtenOf(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('stock_moves')
    .select(['order_id', 'product_id', 'variant', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'product_id', 'variant'])
    .execute();
  return rows.flatMap(({ order_id: orderId, product_id: productId, variant, amount }) =>
    orderId === null ? [] : [{ orderId, productId, variant, amount: Number(amount) }],
  );
}

async function fetchedOf(db: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orderIds)
    .where('is_deleted', '=', 0)
    .where('status', '=', FETCHED)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
