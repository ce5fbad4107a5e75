import { searchWords } from '#domain/contact/search-text.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { countMessages, findMessages, type MessageFilter, messagesAfter } from './queries.ts';

const BATCH = 500;

type MessageQuery = { readonly text: string; readonly isUnread: boolean };

/** One page of the messages that match, newest first, and how many match in all. `page` counts from 1. */
export async function listMessages(
  ctx: Context,
  query: MessageQuery & { page: number; size: number },
): Promise<{ messages: MessageRow[]; total: number }> {
  assertMay(ctx, 'messages');
  const filter = filterOf(query);
  const offset = (query.page - 1) * query.size;
  const total = await countMessages(ctx.db, filter);
  const messages = await findMessages(ctx.db, filter, { limit: query.size, offset });
  return { messages, total };
}

/** Every message that matches, newest first, in batches: between two of them the database is free for others. */
export async function* allMessages(ctx: Context, query: MessageQuery): AsyncGenerator<MessageRow[]> {
  assertMay(ctx, 'messages');
  const filter = filterOf(query);
  let last: MessageRow | null = null;
  for (;;) {
    const messages: MessageRow[] = await messagesAfter(ctx.db, filter, { last, limit: BATCH });
    yield messages;
    last = messages.at(-1) ?? null;
    if (last === null || messages.length < BATCH) return;
  }
}

function filterOf({ text, isUnread }: MessageQuery): MessageFilter {
  return { words: searchWords(text), isUnread };
}
