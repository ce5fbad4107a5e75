import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose turn it is to make a backup, and how the last ones went: one row, for all processes of a shop. */
export const stateOfBackups: Migration = {
  async up(db) {
    await db.schema
      .createTable('backup_state')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('not_before', 'bigint', (c) => c.notNull())
      .addColumn('made_at', 'bigint')
      .addColumn('name', 'text')
      .addColumn('bytes', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await sql`insert into backup_state (id, not_before) values (1, 0)`.execute(db);
  },
};
