import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import type { MessageRow } from '#server/db/schema.ts';

/** Every message, newest first. */
export async function listMessages(ctx: Context): Promise<MessageRow[]> {
  assertAdministrator(ctx);
  return ctx.db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
