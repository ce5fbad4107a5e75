import type { BriefOrder } from '#domain/orders/order.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import type { OrderEntryRow } from '#server/db/tables/order-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { briefOrder } from './brief-order.ts';
import { findEntries } from './entry-queries.ts';

/**
 * What happened to an order, newest first (QUOTE-008). It ends with the order's placing, which has an entry of its own
 * only if an administrator did it.
 * @throws Refusal 'order-not-found'
 */
export async function orderTimeline(ctx: Context, orderId: string): Promise<WireOrderEntry[]> {
  assertMay(ctx, 'orders');
  const order = await briefOrder(ctx, orderId);
  const entries = (await findEntries(ctx.db, orderId)).map(entryOf);
  const isPlacingKnown = entries.some(({ kind }) => kind === 'placed');
  return isPlacingKnown ? entries : [...entries, placingOf(order)];
}

/** Safe because only `addOrderEntry` writes entries, with the details of their kind. */
export function entryOf(row: OrderEntryRow): WireOrderEntry {
  return {
    id: row.id,
    at: new Date(row.happened_at).toISOString(),
    kind: row.kind,
    actor: row.actor,
    details: JSON.parse(row.details),
  } as WireOrderEntry;
}

function placingOf({ createdAt, origin, payableAmount }: BriefOrder): WireOrderEntry {
  return {
    id: 0,
    at: new Date(createdAt).toISOString(),
    kind: 'placed',
    actor: '',
    details: { origin, total: amountToWire(payableAmount) },
  };
}
