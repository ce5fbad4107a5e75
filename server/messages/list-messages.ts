import type { Context } from '#server/context.ts';
import type { MessageRow } from '#server/db/schema.ts';

/** Every message, newest first. */
export function listMessages({ db }: Context): Promise<MessageRow[]> {
  return db.selectFrom('contact_messages').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}
