import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a photo shows, in words; '' where none were given. */
export const altTextsOfPhotos: Migration = {
  async up(db) {
    await db.schema
      .alterTable('product_photos')
      .addColumn('alt_text', 'text', (c) => c.notNull().defaultTo('').check(sql`length(alt_text) <= 200`))
      .execute();
  },
};
