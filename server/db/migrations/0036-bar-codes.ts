import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a scanner reads of a product, of its colours and models: a JSON list like theirs. Own codes are numbered. */
export const barCodes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('bar_codes', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await sql`insert into counters (name, value) values ('own-bar-code', 0)`.execute(db);
  },
};
