import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addOrderEntry } from './add-order-entry.ts';
import { lockOrder } from './lock-order.ts';
import { orderTimeline } from './order-timeline.ts';

type NewNote = {
  readonly orderId: string;
  readonly text: string;
  readonly idempotencyKey: string | null;
};

/**
 * Adds a note that only administrators see, and returns the order's timeline with it. A repeated key adds nothing.
 * @throws Refusal 'order-not-found' · 'key-reused'
 */
export function addNote(ctx: Context, { orderId, text, idempotencyKey }: NewNote): Promise<WireOrderEntry[]> {
  assertMay(ctx, 'orders');
  return inTransaction(ctx, async (ctx) => {
    const { number } = await lockOrder(ctx, orderId);
    const claim = { key: idempotencyKey ?? '', request: { orderId, text }, madeId: orderId };
    const isRepeated = idempotencyKey !== null && (await claimIdempotencyKey(ctx, claim)) !== null;
    if (!isRepeated) {
      await record(ctx, 'order-noted', { id: orderId, number });
      await addOrderEntry(ctx, { orderId, kind: 'note', details: { text } });
    }
    return orderTimeline(ctx, orderId);
  });
}
