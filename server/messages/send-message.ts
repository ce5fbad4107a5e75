import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { searchTextOf } from '#domain/contact/search-text.ts';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import { touchCustomerOf } from '#server/customer-contacts/touch-customer.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { claimIdempotencyKey } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { addToOutbox } from '#server/notifications/outbox.ts';

/**
 * Keeps a visitor's message, and the note that the shop is to be told of it. Returns the message's id. A repeated key
 * returns the first message's.
 * @throws Refusal 'key-reused'
 */
export function sendMessage(
  ctx: Context,
  { message, idempotencyKey }: { message: ContactMessage; idempotencyKey: string | null },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const id = ctx.newId();
    if (idempotencyKey !== null) {
      const claim = { key: idempotencyKey, request: message, madeId: id };
      const earlierId = await claimIdempotencyKey(ctx, claim);
      if (earlierId !== null) return earlierId;
    }
    await ctx.db
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: ctx.now(), search_text: searchTextOf(message) })
      .execute();
    await addToOutbox(ctx, { kind: 'message-received', subjectId: id, recipients: ['shop'] });
    await touchCustomerOf(ctx, customerPhone(message.phone));
    await nextNumber(ctx, 'message-changes');
    return id;
  });
}
