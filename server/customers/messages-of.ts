import { normalisedEmail } from '#domain/contact/email.ts';
import { customerPhone } from '#domain/customers/customer-phone.ts';
import { soughtWord, soughtWords } from '#domain/text/sought-words.ts';
import type { Database } from '#server/db/connect.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import { messagesAfter } from '#server/messages/queries.ts';

/** More than one person ever writes. */
const LIMIT = 1000;

/**
 * The contact messages with one of these phones or emails, newest first.
 * @param phones as `customerPhone` writes them
 */
export async function messagesOf(
  db: Database,
  { phones, emails }: { phones: readonly string[]; emails: readonly string[] },
): Promise<MessageRow[]> {
  const searches = [
    ...phones.map((phone) => [soughtWord(phone)]),
    ...emails.map((email) => soughtWords(email)),
  ].filter((words) => words.length > 0);
  const found = new Map<string, MessageRow>();
  for (const words of searches) {
    const rows = await messagesAfter(db, { words, isUnread: false }, { last: null, limit: LIMIT });
    // Words alone would also find a message that only mentions the phone.
    for (const row of rows) if (isFrom(row, { phones, emails })) found.set(row.id, row);
  }
  return [...found.values()].toSorted((a, b) => b.created_at - a.created_at);
}

function isFrom(
  { phone, email }: MessageRow,
  { phones, emails }: { phones: readonly string[]; emails: readonly string[] },
): boolean {
  const from = customerPhone(phone);
  return (from !== null && phones.includes(from)) || emails.includes(normalisedEmail(email ?? ''));
}
