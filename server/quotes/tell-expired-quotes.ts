import { UNANSWERED_STATES } from '#domain/orders/quote-state.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';
import { addOrderEntry } from '#server/orders/add-order-entry.ts';

/** What one look takes on; the next one goes on with the rest. */
const BATCH = 200;

/**
 * Tells of each quote whose validity ended without an answer: an entry in its order's timeline, news for open dashboards,
 * a mail to the shop. Once, whatever number of processes calls it, and late after a stop (QUOTE-005). An order that fails
 * keeps no other from it.
 * @throws AggregateError of the orders that failed
 */
export async function tellExpiredQuotes(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await ordersToTell(ctx)) {
    try {
      await tellExpiry(ctx, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ends of quotes not told`);
}

function ordersToTell({ db, now }: Context): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('quote_expires_at', '<=', now())
    .where('is_deleted', '=', 0)
    .orderBy('quote_expires_at')
    .orderBy('number')
    .limit(BATCH)
    .execute();
}

async function tellExpiry(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // One statement checks and takes it, so only one process tells; an answer or a new version has taken it already.
    const order = await ctx.db
      .updateTable('orders')
      .set({ quote_expires_at: null, updated_at: ctx.now() })
      .where('id', '=', orderId)
      .where('is_deleted', '=', 0)
      .where('quote_expires_at', '<=', ctx.now())
      .where('quote_state', 'in', UNANSWERED_STATES)
      .returning('quote_version')
      .executeTakeFirst();
    if (order === undefined) return;
    const { id, version, valid_until } = await ctx.db
      .selectFrom('quotes')
      .select(['id', 'version', 'valid_until'])
      .where('order_id', '=', orderId)
      .where('version', '=', order.quote_version)
      .executeTakeFirstOrThrow();
    await addToOutbox(ctx, { kind: 'quote-expired', subjectId: id, recipients: ['shop'] });
    const details = { version, validUntil: lastValidDay(valid_until) };
    await addOrderEntry(ctx, { orderId, kind: 'quote-expired', details });
  });
}
