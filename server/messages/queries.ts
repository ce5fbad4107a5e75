import type { SoughtWord } from '#domain/text/sought-words.ts';
import type { Database } from '#server/db/connect.ts';
import { holdsWords } from '#server/db/holds-words.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';

export type MessageFilter = {
  readonly words: readonly SoughtWord[];
  readonly isUnread: boolean;
};

/** Newest first (MSGADM-G01). */
export async function findMessages(
  db: Database,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  return matching(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A batch of the messages that match and come after one, newest first. */
export async function messagesAfter(
  db: Database,
  filter: MessageFilter,
  { last, limit }: { last: Pick<MessageRow, 'created_at' | 'id'> | null; limit: number },
): Promise<MessageRow[]> {
  let query = matching(db, filter).selectAll();
  if (last !== null) {
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', last.created_at),
        eb.and([eb('created_at', '=', last.created_at), eb('id', '<', last.id)]),
      ]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function countMessages(db: Database, filter: MessageFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The message as it is then, or `null` for an unknown one. */
export async function updateMessage(
  db: Database,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<MessageRow | null> {
  const row = await db
    .updateTable('contact_messages')
    .set({ is_read: isRead ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

function matching(db: Database, { words, isUnread }: MessageFilter) {
  let query = db.selectFrom('contact_messages');
  if (isUnread) query = query.where('is_read', '=', 0);
  if (words.length > 0) query = query.where(holdsWords(db, 'contact_messages', words));
  return query;
}
