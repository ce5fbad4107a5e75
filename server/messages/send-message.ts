import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { searchTextOf } from '#domain/contact/search-text.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';

/** Keeps a visitor's message, and the note that the shop is to be told of it. Returns the message's id. */
export function sendMessage(ctx: Context, message: ContactMessage): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const id = ctx.newId();
    await ctx.db
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: ctx.now(), search_text: searchTextOf(message) })
      .execute();
    await addToOutbox(ctx, { kind: 'message-received', subjectId: id, recipients: ['shop'] });
    await nextNumber(ctx, 'message-changes');
    return id;
  });
}
