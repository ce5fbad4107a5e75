import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from './migrate.ts';

describe.each(ENGINES)('migrations on %s', (engine) => {
  test('a failed migration leaves the database unchanged, ready for the next start', async () => {
    const db = await aFirstDatabase(engine);
    await sql`insert into outbox (kind, subject_id, created_at, attempts, next_attempt_at)
      values ('message-received', 'm1', 0, 0, 0)`.execute(db);
    // The second migration gets this far, and finds its name taken.
    await sql`create index contact_messages_unread on contact_messages (created_at)`.execute(db);
    await expect(migrate(db, engine)).rejects.toThrow('contact_messages_unread');
    const { rows } = await sql<{ subject_id: string }>`select subject_id from outbox`.execute(db);
    expect(rows.map((row) => row.subject_id)).toEqual(['m1']);
    await sql`drop index contact_messages_unread`.execute(db);
    await migrate(db, engine);
    expect(await db.selectFrom('contact_messages').select('is_read').execute()).toEqual([]);
  });
});
