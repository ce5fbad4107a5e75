import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A batch can set marks of products (hidden, sold out …) in place of their prices, and a photo can show a colour. */
export const marksAndPhotosOfColours: Migration = {
  async up(db) {
    await db.schema
      .alterTable('price_batches')
      .addColumn('mark_kind', 'text', (c) =>
        c.check(sql`mark_kind in ('visibility', 'offer', 'availability', 'place', 'deletion', 'vat')`),
      )
      .execute();
    await db.schema.alterTable('price_changes').addColumn('marks_before', 'text').execute();
    await db.schema.alterTable('price_changes').addColumn('marks_after', 'text').execute();
    await db.schema
      .alterTable('product_photos')
      .addColumn('colour', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
