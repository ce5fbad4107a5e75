import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { initialSchema } from './migrations/0001-initial-schema.ts';

describe.each(ENGINES)('migrations on %s', (engine) => {
  test('one that fails half-way leaves the database as it was, ready for the next start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
    const databaseUrl = engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl'));
    const db = connect({ databaseUrl, dataDir });
    onTestFinished(async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const first = { getMigrations: async () => ({ '0001-initial-schema': initialSchema(engine) }) };
    await new Migrator({ db, provider: first }).migrateToLatest();
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
