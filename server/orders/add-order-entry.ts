import type { OrderEntryDetails, OrderEntryKind } from '#schemas/order-entry-answers.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';

export type NewOrderEntry = {
  [Kind in OrderEntryKind]: {
    readonly orderId: string;
    readonly kind: Kind;
    readonly details: OrderEntryDetails[Kind];
  };
}[OrderEntryKind];

/**
 * Adds a line to an order's timeline, in the name of the context's actor, and tells open dashboards of it. It runs in
 * the transaction of what it tells, so both are stored or neither is.
 */
export async function addOrderEntry(ctx: Context, entry: NewOrderEntry): Promise<void> {
  await writeOrderEntries(ctx, [entry]);
  await nextNumber(ctx, 'order-changes');
}

/** Writes several lines, at least one. The caller tells open dashboards, once for all of them. */
export async function writeOrderEntries(ctx: Context, entries: readonly NewOrderEntry[]): Promise<void> {
  const rows = entries.map(({ orderId, kind, details }) => ({
    order_id: orderId,
    happened_at: ctx.now(),
    kind,
    actor: ctx.actor?.email ?? '',
    details: JSON.stringify(details),
  }));
  await ctx.db.insertInto('order_entries').values(rows).execute();
}
