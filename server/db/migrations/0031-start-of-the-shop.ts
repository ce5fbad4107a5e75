import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the shop's settings began with. A shop that has accounts already keeps what it shows. */
export const startOfTheShop: Migration = {
  async up(db) {
    await db.schema
      .createTable('store_start')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();
    await sql`insert into store_start (id, name) select 1, 'earlier' where exists (select 1 from accounts)`.execute(
      db,
    );
  },
};
