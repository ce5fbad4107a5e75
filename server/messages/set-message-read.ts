import { assertMay } from '#server/accounts/assert-may.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Refusal } from '#server/errors.ts';
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
