import { record } from '#server/audit/record.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { updateMessage } from './queries.ts';

/** Marks a message as read, or as unread again. @throws Refusal 'message-not-found' */
export async function setMessageRead(
  ctx: Context,
  change: { id: string; isRead: boolean },
): Promise<MessageRow> {
  assertMay(ctx, 'messages');
  return inTransaction(ctx, async (ctx) => {
    const message = await updateMessage(ctx.db, change);
    if (message === null) throw new Refusal('message-not-found');
    await record(ctx, change.isRead ? 'message-read' : 'message-unread', { id: change.id });
    await nextNumber(ctx, 'message-changes');
    return message;
  });
}
