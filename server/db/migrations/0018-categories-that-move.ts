import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places that products leave when the category tree changes, and the index that finds their products. */
export const categoriesThatMove: Migration = {
  async up(db) {
    await db.schema
      .createTable('category_moves')
      .addColumn('moved_in', 'bigint', (c) => c.notNull())
      .addColumn('from_section', 'text', (c) => c.notNull())
      .addColumn('from_subsection', 'text', (c) => c.notNull())
      .addColumn('from_type', 'text', (c) => c.notNull())
      .addColumn('to_section', 'text', (c) => c.notNull())
      .addColumn('to_subsection', 'text', (c) => c.notNull())
      .addColumn('to_type', 'text', (c) => c.notNull())
      .addColumn('is_settled', 'integer', (c) => c.notNull().check(sql`is_settled in (0, 1)`))
      .addPrimaryKeyConstraint('category_moves_key', [
        'moved_in',
        'from_section',
        'from_subsection',
        'from_type',
      ])
      .execute();
    await db.schema
      .createIndex('category_moves_in_progress')
      .on('category_moves')
      .columns(['from_section', 'from_subsection', 'from_type'])
      .where(sql.ref('is_settled'), '=', sql.lit(0))
      .execute();
    await db.schema
      .createIndex('products_place')
      .on('products')
      .columns(['section', 'subsection', 'type', 'deleted_at'])
      .execute();
  },
};
