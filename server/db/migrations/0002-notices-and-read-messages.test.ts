import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { searchWords } from '#domain/contact/search-text.ts';
import { findMessages } from '#server/messages/queries.ts';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

describe.each(ENGINES)('the second schema on %s', (engine) => {
  test('old messages stay, unread and searchable, and old notices are not sent', async () => {
    const db = await aFirstDatabase(engine);
    await sql`insert into contact_messages (id, name, email, phone, location, message, created_at)
      values ('m1', 'Darío', null, '1', null, 'Ñandutí', 0)`.execute(db);
    await sql`insert into outbox (kind, subject_id, created_at, attempts, next_attempt_at)
      values ('message-received', 'm1', 0, 0, 0)`.execute(db);
    await migrate(db, engine);
    const messages = await db.selectFrom('contact_messages').selectAll().execute();
    expect(messages.map(({ id, is_read }) => ({ id, is_read }))).toEqual([{ id: 'm1', is_read: 0 }]);
    const found = await findMessages(
      db,
      { words: searchWords('nandu dario'), isUnread: true },
      { limit: 2, offset: 0 },
    );
    expect(found.map(({ id }) => id)).toEqual(['m1']);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
