import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shop's own analysis: what was counted in each day, without a word about who. */
export const dailySums: Migration = {
  async up(db) {
    await db.schema
      .createTable('daily_sums')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
      .addPrimaryKeyConstraint('daily_sums_key', ['kind', 'day', 'subject'])
      .execute();
    await sql`insert into counters (name, value) values ('counted-orders', 0)`.execute(db);
  },
};
