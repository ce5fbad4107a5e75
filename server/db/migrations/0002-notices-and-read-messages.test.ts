import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { initialSchema } from './0001-initial-schema.ts';

describe.each(ENGINES)('the second schema on %s', (engine) => {
  test('a shop with messages and old notes keeps the messages, unread and searchable, and is told nothing old', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
    const databaseUrl = engine === 'sqlite' ? null : await newDatabase(inject('postgresUrl'));
    const db = connect({ databaseUrl, dataDir });
    onTestFinished(async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const first = { getMigrations: async () => ({ '0001-initial-schema': initialSchema(engine) }) };
    await new Migrator({ db, provider: first }).migrateToLatest();
    await sql`insert into contact_messages (id, name, email, phone, location, message, created_at)
      values ('m1', 'Darío', null, '1', null, 'Ñandutí', 0)`.execute(db);
    await sql`insert into outbox (kind, subject_id, created_at, attempts, next_attempt_at)
      values ('message-received', 'm1', 0, 0, 0)`.execute(db);
    await migrate(db, engine);
    const messages = await db.selectFrom('contact_messages').selectAll().execute();
    expect(messages.map(({ is_read, search_text }) => ({ is_read, search_text }))).toEqual([
      { is_read: 0, search_text: 'dario\n1\nnanduti' },
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
