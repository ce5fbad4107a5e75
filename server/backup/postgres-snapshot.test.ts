import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { openPostgresSnapshot } from './postgres-snapshot.ts';

test('a database whose tables cannot be read is told, and its connection let go', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const db = connect({ databaseUrl, dataDir: '' });
  onTestFinished(() => db.destroy());
  await sql`create table kysely_migration (day integer)`.execute(db);
  await expect(openPostgresSnapshot(databaseUrl)).rejects.toThrow('column "name" does not exist');
});
