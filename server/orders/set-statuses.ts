import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { WireBatchStatus } from '#schemas/order-answers.ts';
import { record } from '#server/audit/record.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { writeOrderEntries } from './add-order-entry.ts';
import { orderStatusOf } from './order-rows.ts';

/** Sets the status of several orders in one step (QUOTE-009). What is gone meanwhile is named, and the rest is changed. */
export function setStatuses(
  ctx: Context,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
): Promise<WireBatchStatus> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const found = await ctx.db
      .selectFrom('orders')
      .select(['id', 'number', 'status'])
      .where('id', 'in', ids)
      .where('is_deleted', '=', 0)
      // Two of these lock in the same order, so neither waits for the other for good.
      .orderBy('number')
      .$if(!isSqlite(ctx.db), (query) => query.forUpdate())
      .execute();
    const changed = found.filter((order) => order.status !== status);
    await write(ctx, { changed, status });
    const known = new Set(found.map(({ id }) => id));
    const before = Map.groupBy(changed, (order) => orderStatusOf(order.status));
    return {
      changed: changed.length,
      before: Array.from(before, ([status, orders]) => ({ status, ids: orders.map(({ id }) => id) })),
      missing: ids.filter((id) => !known.has(id)),
    };
  });
}

type Changed = readonly { readonly id: string; readonly number: number; readonly status: string }[];

/** So many are written before others get the thread. */
const PIECE = 200;
const LOGGED_NUMBERS = 50;

async function write(
  ctx: Context,
  { changed, status }: { changed: Changed; status: OrderStatus },
): Promise<void> {
  if (changed.length === 0) return;
  const letPass = breathsBetween();
  for (let done = 0; done < changed.length; done += PIECE) {
    await writePiece(ctx, { changed: changed.slice(done, done + PIECE), status });
    await letPass();
  }
  await record(ctx, 'orders-changed', { count: changed.length, numbers: loggedNumbers(changed), status });
  // Last, because others who change these orders take the orders first and then the counter.
  await nextNumber(ctx, 'order-changes');
}

function loggedNumbers(changed: Changed): string {
  const numbers = changed.slice(0, LOGGED_NUMBERS).map(({ number }) => number);
  const more = changed.length - numbers.length;
  return more === 0 ? numbers.join(', ') : `${numbers.join(', ')} y ${more} más`;
}

async function writePiece(
  ctx: Context,
  { changed, status }: { changed: Changed; status: OrderStatus },
): Promise<void> {
  await ctx.db
    .updateTable('orders')
    .set((eb) => ({ status, updated_at: ctx.now(), version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  const entries = changed.map((order) => ({
    orderId: order.id,
    kind: 'status' as const,
    details: { from: orderStatusOf(order.status), to: status },
  }));
  await writeOrderEntries(ctx, entries);
}
