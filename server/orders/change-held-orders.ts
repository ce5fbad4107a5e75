import { numberRanges } from '#domain/orders/number-ranges.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { OrderRow } from '#server/db/tables/order-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { settleShelf } from '#server/stock/settle-shelf.ts';
import { type NewOrderEntry, writeOrderEntries } from './add-order-entry.ts';
import { orderStatusOf } from './order-rows.ts';

export type HeldOrder = { readonly id: string; readonly number: number; readonly status: OrderStatus };

/** Those of these orders that are not deleted, which no other transaction changes until the caller's ends. */
export async function holdOrders({ db }: Context, ids: readonly string[]): Promise<HeldOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('id', 'in', ids)
    .where('is_deleted', '=', 0)
    // Two of these lock in the same order, so neither waits for the other for good.
    .orderBy('number')
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: orderStatusOf(status) }));
}

type Change = {
  readonly columns: Partial<Pick<OrderRow, 'status' | 'is_deleted'>>;
  /** What the timeline of each says. */
  readonly entryOf: (order: HeldOrder) => NewOrderEntry;
  /** Tells the audit log, which names the numbers as ranges. */
  readonly recorded: (orders: { readonly count: number; readonly numbers: string }) => Promise<void>;
};

/** So many are written before others get the thread. */
const PIECE = 200;

/** Changes orders that `holdOrders` found, and tells open dashboards once. Without orders nothing is done. */
export async function changeHeldOrders(
  ctx: Context,
  orders: readonly HeldOrder[],
  { columns, entryOf, recorded }: Change,
): Promise<void> {
  if (orders.length === 0) return;
  const letPass = breathsBetween();
  for (let done = 0; done < orders.length; done += PIECE) {
    const piece = orders.slice(done, done + PIECE);
    const ids = piece.map(({ id }) => id);
    await ctx.db
      .updateTable('orders')
      .set((eb) => ({ ...columns, updated_at: ctx.now(), version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    await writeOrderEntries(ctx, piece.map(entryOf));
    await letPass();
  }
  // All at once, so that those who take from the shelf wait for each other and never in a circle.
  await settleShelf(
    ctx,
    orders.map(({ id }) => id),
  );
  await recorded({ count: orders.length, numbers: numberRanges(orders.map(({ number }) => number)) });
  // Last, because others who change these orders take the orders first and then the counter.
  await nextNumber(ctx, 'order-changes');
}
