import { FETCHED } from '#domain/stock/fetched-status.ts';
import type { WireShortages } from '#schemas/stock-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { linesOfOrders } from './lines-of-orders.ts';
import { sumsOf } from './queries.ts';
import { type Shortage, shortagesOf } from './shortages.ts';

/**
 * What these orders ask together and the shelf has less of, besides what others were promised; and which of them ask too
 * much by themselves (STOCK-002).
 */
export async function orderShortages(ctx: Context, ids: readonly string[]): Promise<WireShortages> {
  assertMay(ctx, 'orders');
  const asked = await askedBy(ctx, ids);
  const together = await shortagesOf(ctx, { ...asked, without: ids });
  const orders: string[] = [];
  for (const [orderId, lines] of Map.groupBy(asked.lines, (line) => line.orderId)) {
    const short = await shortagesOf(ctx, { ...asked, lines, without: [orderId] });
    if (short.length > 0) orders.push(orderId);
  }
  return { lines: together.map(shortageToWire), orders };
}

/** What any number of orders ask together and the shelf has less of. */
export async function sharedShortages(ctx: Context, ids: readonly string[]): Promise<WireShortages['lines']> {
  const short = await shortagesOf(ctx, { ...(await askedBy(ctx, ids)), without: ids });
  return short.map(shortageToWire);
}

/** The lines of those orders that are not ready: those have taken theirs. Nothing where stock is switched off. */
async function askedBy(ctx: Context, ids: readonly string[]) {
  if (!ctx.store.stock.isOn) return { lines: [], sums: [] };
  const waiting = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('is_deleted', '=', 0)
    .where('status', '!=', FETCHED)
    .execute();
  const lines = await linesOfOrders(
    ctx.db,
    waiting.map(({ id }) => id),
  );
  return { lines, sums: await sumsOf(ctx.db, [...new Set(lines.map(({ productId }) => productId))]) };
}

function shortageToWire({ product, variant, amount, there, promised }: Shortage): WireShortages['lines'][0] {
  const name = `${product.brand} ${product.name}`.trim();
  return { _id: product.id, name, unit: product.saleUnit, variant, asked: amount, there, promised };
}
