import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a product is sold out, and the names of its sold-out colours or models as a JSON list. */
export const soldOutProducts: Migration = {
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('is_sold_out', 'integer', (c) => c.notNull().defaultTo(0).check(sql`is_sold_out in (0, 1)`))
      .execute();
    await db.schema
      .alterTable('products')
      .addColumn('sold_out_variants', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
